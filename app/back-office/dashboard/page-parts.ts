import { say } from '#contract/catalog/catalog-changes.messages.ts'
import type { PagePart, PartFill } from '#contract/catalog/page-parts.schema.ts'
import { editAddress, partsAddress } from '../../catalog/manage-addresses.ts'

export const PART_NAME: Record<PagePart, string> = {
  banner: 'Banner',
  overview: 'Overview',
  video: 'Video',
  features: say.tab.features,
  plans: say.tab.plans,
  specifications: say.tab.specifications,
  documents: say.tab.documents,
  location: say.tab.location,
  gallery: say.tab.gallery,
}

/** Where the part is filled in. The first three are fields of the project itself. */
export function partAddress(projectId: number, { part }: PartFill) {
  if (part === 'banner' || part === 'overview' || part === 'video') return editAddress(projectId)
  return partsAddress(projectId, part)
}
