import type { Section } from './section-nav.tsx'

interface SectionFields {
  overview: string
  description: string
  video: string | null
}

interface SectionParts {
  homes: { title: string } | null
  progress: { title: string } | null
  features: readonly unknown[]
  plans: readonly unknown[]
  specifications: readonly unknown[]
  priceSheet: unknown
  mapUrl: string | null
  perks: readonly unknown[]
  gallery: readonly unknown[]
}

/** Must have the order of the sections in `ProjectPage`. */
export function projectSections(project: SectionFields, parts: SectionParts): Section[] {
  const all = [
    { id: 'overview', label: 'Overview', hasContent: Boolean(project.overview || project.description) },
    { id: 'homes', label: parts.homes?.title ?? '', hasContent: parts.homes !== null },
    { id: 'progress', label: parts.progress?.title ?? '', hasContent: parts.progress !== null },
    { id: 'walkthrough', label: 'Walkthrough', hasContent: project.video !== null },
    { id: 'features', label: 'Features', hasContent: parts.features.length > 0 },
    { id: 'plans', label: 'Plans', hasContent: parts.plans.length > 0 },
    { id: 'specification', label: 'Specification', hasContent: parts.specifications.length > 0 },
    { id: 'price', label: 'Price', hasContent: parts.priceSheet !== null },
    { id: 'location', label: 'Location', hasContent: parts.mapUrl !== null || parts.perks.length > 0 },
    { id: 'gallery', label: 'Gallery', hasContent: parts.gallery.length > 0 },
  ]
  return all.filter(({ hasContent }) => hasContent).map(({ id, label }) => ({ id, label }))
}
