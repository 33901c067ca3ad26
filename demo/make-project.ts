import { costTermsOf } from './cost-terms.ts'
import type { DemoProject, DemoProjectInfo, DemoProjectParts } from './demo.types.ts'
import { handoversOf } from './handovers.ts'
import { noParts } from './parts/part-makers.ts'
import { progressOf } from './progress/progress-of.ts'
import { datesOf } from './project-dates.ts'
import { homesFilm, stored, workplacesFilm } from './stored-files.ts'
import { unitTypesOf } from './unit-types.ts'

type Derived =
  | 'possessionDate'
  | 'handedOverDate'
  | 'routingName'
  | 'bannerImage'
  | 'image'
  | 'video'
  | 'isNewLaunch'
  | 'isCompleted'
type Optional = 'featureImage' | 'featureTitle' | 'isExclusive'
type Details = Omit<DemoProjectInfo, Derived | Optional> & Partial<Pick<DemoProjectInfo, Optional>>

// Derives the flags from the status, the film from the category, and the images, dates, unit types, costs, progress and
// handovers from the name.
export function makeProject(details: Details, parts: Partial<DemoProjectParts> = {}): DemoProject {
  const routingName = details.name.toLowerCase()
  const slug = routingName.replaceAll(' ', '-')
  return {
    featureImage: null,
    featureTitle: null,
    isExclusive: false,
    ...details,
    routingName,
    bannerImage: stored(`${slug}-banner.jpg`),
    image: stored(`${slug}-card.jpg`),
    video: details.categoryId === 1 ? homesFilm : workplacesFilm,
    isNewLaunch: details.status === 'New Launch',
    isCompleted: details.status === 'Completed',
    possessionDate: null,
    handedOverDate: null,
    ...datesOf[routingName],
    ...noParts,
    ...parts,
    unitTypes: unitTypesOf[routingName] ?? [],
    costTerms: costTermsOf[routingName] ?? null,
    progressUpdates: progressOf[routingName] ?? [],
    handovers: handoversOf[routingName] ?? [],
  }
}
