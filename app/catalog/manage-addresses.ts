import { href } from 'react-router'
import { CATEGORY } from '#contract/catalog/catalog.constants.ts'
import type { Finding } from '#contract/catalog/publish-gate.schema.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'

export type PartTab =
  | 'units'
  | 'costs'
  | 'gallery'
  | 'features'
  | 'specifications'
  | 'plans'
  | 'documents'
  | 'location'
  | 'perks'
  | 'progress'
  | 'registration'
  | 'history'

export function editAddress(projectId: number = NEW_RECORD_ID) {
  return href('/admin/editdetails/:projectId', { projectId: String(projectId) })
}

export function partsAddress(projectId: number, tab?: PartTab) {
  const query = new URLSearchParams({ id: String(projectId), ...(tab && { tab }) })
  return `${href('/admin/projectdetails')}?${query}`
}

/** 'project' is the project form. */
export function tabAddress(projectId: number, tab: PartTab | 'project') {
  return tab === 'project' ? editAddress(projectId) : partsAddress(projectId, tab)
}

/** URL where a publish-gate finding can be fixed: a tab, or a field of a registration. */
export function findingAddress(
  projectId: number,
  { tab, registrationId, field }: Pick<Finding, 'tab' | 'registrationId' | 'field'>,
) {
  const address = tabAddress(projectId, tab)
  if (tab !== 'registration') return address
  const record = registrationId === null ? '' : `&record=${registrationId}`
  return address + record + (field === null ? '' : `&${FIELD}=${field}`)
}

export const FIELD = 'field'

export const ORDER_ADDRESS = `${href('/admin/projectdetails')}?order=${CATEGORY.residential}`

export function unlabelledAddress(projectId?: number) {
  return `${href('/admin/projectdetails')}?unlabelled=${projectId ?? 'all'}`
}
