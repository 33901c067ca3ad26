import { DEFAULT_PROJECT_STATUS, type PROJECT_FLAGS } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { projectLabelsMessages } from '#contract/catalog/project-labels.messages.ts'
import { setsFlag } from '#contract/catalog/project-lists.ts'
import type { ProjectDetails, ProjectDraft } from '#contract/catalog/projects.schema.ts'
import { registeredMessages } from '#contract/catalog/registered.messages.ts'
import type { FormValues } from '../../ui/form/form-values.ts'
import { FLAG_LABELS } from '../project-flags.ts'

/** In the order of the form, which the error list and the conflict dialog follow. */
export const PROJECT_LABELS = {
  name: projectLabelsMessages.projectName,
  routingName: editorMessages.label.pageAddress,
  reraNumber: catalogMessages.label.reraNumber,
  categoryId: catalogMessages.label.category,
  type: catalogMessages.label.type,
  possessionDate: catalogMessages.label.possessionDate,
  handedOverDate: registeredMessages.handedOver,
  address: projectLabelsMessages.projectAddress,
  city: catalogMessages.label.city,
  state: projectLabelsMessages.projectState,
  overview: projectLabelsMessages.projectOverview,
  description: projectLabelsMessages.projectDescription,
  bannerImage: projectLabelsMessages.bannerImage,
  image: projectLabelsMessages.projectImage,
  video: projectLabelsMessages.projectVideo,
  ...FLAG_LABELS,
  status: catalogMessages.label.status,
} as const

type Field = keyof typeof PROJECT_LABELS
type ProjectValues = Readonly<Record<Field, string>>

export function projectValues(project: ProjectDetails | null): ProjectValues {
  const fields = Object.keys(PROJECT_LABELS) as Field[]
  const values = Object.fromEntries(fields.map((field) => [field, formText(project?.[field])])) as ProjectValues
  return project ? values : { ...values, status: DEFAULT_PROJECT_STATUS }
}

function formText(value: string | number | boolean | null | undefined) {
  if (typeof value === 'boolean') return value ? TICKED : ''
  return String(value ?? '')
}

/** An unchecked checkbox is not submitted, which would leave the flag unchanged, so every flag is sent explicitly. */
export function withFlags(draft: ProjectDraft, values: FormValues): ProjectDraft {
  return {
    ...draft,
    isExclusive: values.isExclusive === TICKED,
    isNewLaunch: values.isNewLaunch === TICKED,
    isCompleted: values.isCompleted === TICKED,
  }
}

type FlagSource = { categoryId?: string | undefined; status?: string | undefined }

/** Whether the category or the status sets the flag regardless of its checkbox. */
export function isImpliedFlag(flag: (typeof PROJECT_FLAGS)[number], { categoryId, status }: FlagSource) {
  return setsFlag({ categoryId: Number(categoryId), status }, flag)
}

const TICKED = 'on'
