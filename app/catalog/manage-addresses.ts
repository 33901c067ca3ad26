import { href } from 'react-router'
import { CATEGORY } from '#contract/catalog/catalog.constants.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'

export type PartTab =
  | 'gallery'
  | 'features'
  | 'specifications'
  | 'plans'
  | 'documents'
  | 'location'
  | 'perks'
  | 'history'

/** Where a project's own fields are edited; a new one is edited under the id 0. */
export function editAddress(projectId: number = NEW_RECORD_ID) {
  return href('/admin/editdetails/:projectId', { projectId: String(projectId) })
}

/** Where what hangs on a project is edited. */
export function partsAddress(projectId: number, tab?: PartTab) {
  const query = new URLSearchParams({ id: String(projectId), ...(tab && { tab }) })
  return `${href('/admin/projectdetails')}?${query}`
}

/** Where the order of the site's lists is set. */
export const ORDER_ADDRESS = `${href('/admin/projectdetails')}?order=${CATEGORY.residential}`
