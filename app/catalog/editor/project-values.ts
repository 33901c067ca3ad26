import { DEFAULT_PROJECT_STATUS, type PROJECT_FLAGS } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { setsFlag } from '#contract/catalog/project-lists.ts'
import type { ProjectDetails, ProjectDraft } from '#contract/catalog/projects.schema.ts'
import type { FormValues } from '../../ui/form/form-values.ts'
import { FLAG_LABELS } from '../project-flags.ts'

/** The form's fields in their order, as they are called where two versions are compared. */
export const PROJECT_LABELS = {
  name: catalogMessages.label.projectName,
  routingName: editorMessages.label.pageAddress,
  reraNumber: catalogMessages.label.reraNumber,
  categoryId: catalogMessages.label.category,
  type: catalogMessages.label.type,
  address: catalogMessages.label.projectAddress,
  city: catalogMessages.label.city,
  state: catalogMessages.label.projectState,
  overview: catalogMessages.label.projectOverview,
  description: catalogMessages.label.projectDescription,
  bannerImage: catalogMessages.label.bannerImage,
  image: catalogMessages.label.projectImage,
  video: catalogMessages.label.projectVideo,
  ...FLAG_LABELS,
  status: catalogMessages.label.status,
} as const

type Field = keyof typeof PROJECT_LABELS
type ProjectValues = Readonly<Record<Field, string>>

/** A project as its form shows it; a new one is empty but for its status. */
export function projectValues(project: ProjectDetails | null): ProjectValues {
  return {
    name: project?.name ?? '',
    routingName: project?.routingName ?? '',
    reraNumber: project?.reraNumber ?? '',
    categoryId: project ? String(project.categoryId) : '',
    type: project?.type ?? '',
    address: project?.address ?? '',
    city: project?.city ?? '',
    state: project?.state ?? '',
    overview: project?.overview ?? '',
    description: project?.description ?? '',
    bannerImage: project?.bannerImage ?? '',
    image: project?.image ?? '',
    video: project?.video ?? '',
    isExclusive: project?.isExclusive ? TICKED : '',
    isNewLaunch: project?.isNewLaunch ? TICKED : '',
    isCompleted: project?.isCompleted ? TICKED : '',
    status: project?.status ?? DEFAULT_PROJECT_STATUS,
  }
}

/** An unticked box posts nothing, and nothing would leave the flag as it is: the form always says yes or no. */
export function withFlags(draft: ProjectDraft, values: FormValues): ProjectDraft {
  return {
    ...draft,
    isExclusive: values.isExclusive === TICKED,
    isNewLaunch: values.isNewLaunch === TICKED,
    isCompleted: values.isCompleted === TICKED,
  }
}

type Placed = { categoryId?: string | undefined; status?: string | undefined }

/** Whether the category or the status in the form sets the flag, whatever the box says. */
export function isSetByStanding(flag: (typeof PROJECT_FLAGS)[number], { categoryId, status }: Placed) {
  return setsFlag({ categoryId: Number(categoryId), status }, flag)
}

const TICKED = 'on'
