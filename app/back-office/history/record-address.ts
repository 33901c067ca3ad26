import { href } from 'react-router'
import type { AuditLine } from '#contract/back-office/audit.endpoints.ts'
import { STAFF } from '#contract/wire/roles.ts'
import { WHOLE_LIST } from './change-sentence.ts'

const PART_TABS: Record<string, string> = {
  'gallery-image': 'gallery',
  specification: 'specifications',
  plan: 'plans',
  document: 'documents',
  location: 'location',
  perk: 'perks',
  'unit-type': 'units',
  'progress-update': 'progress',
  handover: 'progress',
  'cost-terms': 'costs',
  registration: 'registration',
  'gate-exemption': 'registration',
}

/** Screens that open a single record by its id in the URL. */
const RECORD_SCREENS: Record<string, () => string> = {
  'media-item': () => href('/admin/newsevents'),
  testimonial: () => href('/admin/customers'),
  enquiry: () => href('/admin/contactus'),
  appointment: () => href('/admin/appointment'),
  feature: () => href('/admin/managefeatures'),
  bank: () => href('/admin/banks'),
  redirect: () => href('/admin/company/addresses'),
}

const SCREENS: Record<string, () => string> = {
  subscriber: () => href('/admin/subscribe'),
  'static-content': () => href('/admin/content'),
  company: () => href('/admin/company'),
  site: () => href('/admin/setup'),
  look: () => href('/admin/company/look'),
  'cost-rates': () => href('/admin/company/rates'),
  'publish-gate': () => href('/admin/company/gate'),
  'visit-settings': () => href('/admin/company/visits'),
  'lead-settings': () => href('/admin/company/leads'),
  webhook: () => href('/admin/company/webhooks'),
}

/** Records whose tab opens them in a form. */
const PARTS_WITH_FORM = ['specification', 'plan', 'document', 'perk', 'unit-type', 'progress-update']

/** Customers are in the default list, so their role is not listed. */
const ACCOUNT_LISTS: Record<string, string> = {
  BusinessOwner: 'owners',
  ...Object.fromEntries(STAFF.map((role) => [role, 'staff'])),
}

/** A deletion leads to the trash. Null if the record has no screen. */
export function recordAddress(line: AuditLine): string | null {
  const { action, entity, entityId, projectId, ownerId } = line
  if (action === 'delete') return href('/admin/trash')
  if (entity === 'project') return entityId === null ? null : projectAddress(entityId)
  if (entity === 'site-page') return entityId === null ? null : href('/admin/pages/:pageId', { pageId: entityId })
  if (entity === 'lead') return entityId === null ? null : href('/admin/leads/:leadId', { leadId: entityId })
  if (entity === 'account') return accountAddress(line)
  if (entity === 'subscription' || entity === 'payment') {
    return `${href('/admin/subscriptions')}${ownerId === null ? '' : `?record=${ownerId}`}`
  }
  const tab = PART_TABS[entity]
  if (tab && projectId === null) return null
  if (tab) {
    const record = entityId !== null && PARTS_WITH_FORM.includes(entity) ? `&record=${entityId}` : ''
    return `${href('/admin/projectdetails')}?id=${projectId}&tab=${tab}${record}`
  }
  const screen = RECORD_SCREENS[entity]?.()
  if (screen && entityId !== null) return entityId === WHOLE_LIST ? screen : `${screen}?record=${entityId}`
  return SCREENS[entity]?.() ?? null
}

function projectAddress(projectId: string) {
  if (projectId === WHOLE_LIST) return `${href('/admin/projectdetails')}?order`
  return href('/admin/editdetails/:projectId', { projectId })
}

/**
 * Opens the list of the account's role, filtered by its email address. If the entry does not contain the role, the
 * acting user's own role is used for a change of their own account.
 */
function accountAddress({ before, after, subject, actorEmail, actorRole }: AuditLine) {
  const role = after?.role ?? before?.role ?? (subject === actorEmail ? actorRole : null)
  const list = ACCOUNT_LISTS[String(role)]
  const query = new URLSearchParams({ ...(list && { show: list }), ...(subject && { q: subject }) })
  return `${href('/admin/accounts')}?${query}`
}
