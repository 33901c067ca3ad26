import type { LoadedProject, ProjectParts } from './load-project.ts'
import type { Section } from './section-nav.tsx'

type SectionFields = Pick<LoadedProject['project'], 'overview' | 'description' | 'video'>
type SectionParts = Pick<
  ProjectParts,
  'features' | 'plans' | 'specifications' | 'priceImage' | 'mapUrl' | 'perks' | 'gallery'
>

/** The parts that have content, in page order. */
export function projectSections(project: SectionFields, parts: SectionParts): Section[] {
  const all = [
    { id: 'overview', label: 'Overview', hasContent: Boolean(project.overview || project.description) },
    { id: 'walkthrough', label: 'Walkthrough', hasContent: project.video !== null },
    { id: 'features', label: 'Features', hasContent: parts.features.length > 0 },
    { id: 'plans', label: 'Plans', hasContent: parts.plans.length > 0 },
    { id: 'specification', label: 'Specification', hasContent: parts.specifications.length > 0 },
    { id: 'price', label: 'Price', hasContent: parts.priceImage !== null },
    { id: 'location', label: 'Location', hasContent: parts.mapUrl !== null || parts.perks.length > 0 },
    { id: 'gallery', label: 'Gallery', hasContent: parts.gallery.length > 0 },
  ]
  return all.filter(({ hasContent }) => hasContent).map(({ id, label }) => ({ id, label }))
}
