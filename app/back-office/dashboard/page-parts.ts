import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import type { PagePart, PartFill } from '#contract/catalog/page-parts.schema.ts'
import { editAddress, partsAddress } from '../../catalog/manage-addresses.ts'

export const PART_NAME: Record<PagePart, string> = {
  banner: 'Banner',
  overview: 'Overview',
  video: 'Video',
  features: catalogChangesMessages.tab.features,
  plans: catalogChangesMessages.tab.plans,
  specifications: catalogChangesMessages.tab.specifications,
  documents: catalogChangesMessages.tab.documents,
  location: catalogChangesMessages.tab.location,
  gallery: catalogChangesMessages.tab.gallery,
}

/** Where the part is filled in. The first three are fields of the project itself. */
export function partAddress(projectId: number, { part }: PartFill) {
  if (part === 'banner' || part === 'overview' || part === 'video') return editAddress(projectId)
  return partsAddress(projectId, part)
}
