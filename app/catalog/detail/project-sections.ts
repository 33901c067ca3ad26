import type { LoadedProject, ProjectParts } from './load-project.ts'
import type { Section } from './section-nav.tsx'

type Told = Pick<LoadedProject['project'], 'overview' | 'description' | 'video'>
type Held = Pick<ProjectParts, 'features' | 'plans' | 'specifications' | 'priceImage' | 'mapUrl' | 'perks' | 'gallery'>

/** The parts that have content, in page order. */
export function projectSections(project: Told, parts: Held): Section[] {
  const all = [
    { id: 'overview', label: 'Overview', isThere: Boolean(project.overview || project.description) },
    { id: 'walkthrough', label: 'Walkthrough', isThere: project.video !== null },
    { id: 'features', label: 'Features', isThere: parts.features.length > 0 },
    { id: 'plans', label: 'Plans', isThere: parts.plans.length > 0 },
    { id: 'specification', label: 'Specification', isThere: parts.specifications.length > 0 },
    { id: 'price', label: 'Price', isThere: parts.priceImage !== null },
    { id: 'location', label: 'Location', isThere: parts.mapUrl !== null || parts.perks.length > 0 },
    { id: 'gallery', label: 'Gallery', isThere: parts.gallery.length > 0 },
  ]
  return all.filter(({ isThere }) => isThere).map(({ id, label }) => ({ id, label }))
}
