import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { PAGE_PART_NEEDS, PAGE_PARTS, type PagePart } from '#contract/catalog/project-parts.schema.ts'
import type { FormValues } from '../../ui/form/form-values.ts'
import type { PartTab } from '../manage-addresses.ts'
import { newestDocuments } from '../newest-documents.ts'
import type { ProjectPartQueries } from './use-project-parts.ts'

type PartData = {
  [K in Exclude<keyof ProjectPartQueries, 'units' | 'progress' | 'handovers' | 'registrations'>]: {
    data: ProjectPartQueries[K]['data']
  }
}

interface PagePartLine {
  part: PagePart
  label: string
  have: number
  isComplete: boolean
  /** The tab where the part is edited; null for fields of the project form. */
  tab: PartTab | null
}

/** Counts form fields as typed, and other parts as stored. `parts` is null for a project that is not saved yet. */
export function pageParts(values: FormValues, parts: PartData | null): PagePartLine[] {
  const { brochure, priceImage } = newestDocuments(parts?.documents.data ?? [])
  const place = parts?.location.data
  const have: Record<PagePart, number> = {
    banner: isFilled(values.bannerImage) && isFilled(values.image) ? 1 : 0,
    overview: isFilled(values.overview) ? 1 : 0,
    video: isFilled(values.video) ? 1 : 0,
    features: parts?.features.data?.filter(({ isSelected }) => isSelected).length ?? 0,
    plans: parts?.plans.data?.length ?? 0,
    specifications: parts?.specifications.data?.length ?? 0,
    documents: Number(brochure !== null) + Number(priceImage !== null),
    location: Number(Boolean(place?.location)) + Number((place?.perks.length ?? 0) > 0),
    gallery: parts?.gallery.data?.length ?? 0,
  }
  return PAGE_PARTS.map((part) => ({
    part,
    label: LABELS[part],
    have: have[part],
    isComplete: have[part] >= PAGE_PART_NEEDS[part],
    tab: TABS[part] ?? null,
  }))
}

function isFilled(value: string | undefined) {
  return (value ?? '').trim() !== ''
}

const LABELS: Record<PagePart, string> = {
  banner: 'Banner and card',
  overview: 'Overview',
  video: 'Film',
  features: catalogChangesMessages.tab.features,
  plans: catalogChangesMessages.tab.plans,
  specifications: catalogChangesMessages.tab.specifications,
  documents: 'Brochure and price sheet',
  location: 'Location and perks',
  gallery: catalogChangesMessages.tab.gallery,
}

const TABS: Partial<Record<PagePart, PartTab>> = {
  features: 'features',
  plans: 'plans',
  specifications: 'specifications',
  documents: 'documents',
  location: 'location',
  gallery: 'gallery',
}
