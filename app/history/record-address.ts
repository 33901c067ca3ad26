import { href } from 'react-router'
import type { AuditLine } from '#contract/content/audit.schema.ts'

/** The tab of the project editor that shows a part of this kind. */
const PART_TABS: Record<string, string> = {
  'gallery-image': 'gallery',
  specification: 'specifications',
  plan: 'plans',
  document: 'documents',
  location: 'location',
  perk: 'perks',
}

/** Screens whose records have an address of their own. */
const RECORD_SCREENS: Record<string, () => string> = {
  'media-item': () => href('/admin/newsevents'),
  testimonial: () => href('/admin/customers'),
  enquiry: () => href('/admin/contactus'),
  appointment: () => href('/admin/appointment'),
  feature: () => href('/admin/managefeatures'),
}

const SCREENS: Record<string, () => string> = {
  subscriber: () => href('/admin/subscribe'),
  bank: () => href('/admin/banks'),
  subscription: () => href('/admin/subscriptions'),
  payment: () => href('/admin/subscriptions'),
  account: () => href('/admin/accounts'),
  'static-content': () => href('/admin/content'),
}

/** Where staff find the record of a line; null where it has no screen or is gone. */
export function recordAddress({ action, entity, entityId, projectId }: AuditLine): string | null {
  if (action === 'delete') return href('/admin/trash')
  if (entity === 'project') {
    return entityId === null ? null : href('/admin/editdetails/:projectId', { projectId: entityId })
  }
  const tab = PART_TABS[entity]
  if (tab) return projectId === null ? null : `${href('/admin/projectdetails')}?id=${projectId}&tab=${tab}`
  const screen = RECORD_SCREENS[entity]?.()
  if (screen && entityId !== null) return `${screen}?record=${entityId}`
  return SCREENS[entity]?.() ?? null
}
