import {
  CATEGORIES,
  DEFAULT_PROJECT_STATUS,
  PROJECT_FLAGS,
  PROJECT_STATUSES,
} from '#contract/catalog/catalog.constants.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { IMAGE_CATEGORY } from '#contract/catalog/gallery.constants.ts'
import { PROJECT_IMPORT_COLUMNS, type ProjectImportColumn } from '#contract/catalog/project-import.constants.ts'
import { projectImportMessages } from '#contract/catalog/project-import.messages.ts'
import { ProjectLocationDraft } from '#contract/catalog/project-parts.schema.ts'
import { ProjectDraft } from '#contract/catalog/projects.schema.ts'
import { routingNameOf } from '#contract/catalog/routing-name.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { dayIn } from '#contract/imports/imported-values.ts'
import { recordImportsMessages } from '#contract/imports/record-imports.messages.ts'
import { claimText } from '#contract/uploads/claim-text.ts'
import { PICTURE_KIND_NAME, PICTURE_KINDS } from '#contract/uploads/picture-claims.constants.ts'
import { pictureClaimsMessages } from '#contract/uploads/picture-claims.messages.ts'
import { type PictureClaim, PictureClaimDraft, type PictureFile } from '#contract/uploads/picture-claims.schema.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { checkLine, labelsOf } from '#server/imports/check-line.ts'
import type { ImportedFiles } from '#server/imports/imported-files.ts'
import type { CsvLine } from '#server/imports/read-csv.ts'
import { changeOf, choiceIn, fileChangeOf, listIn, type RecordLine, readFiles } from '#server/imports/record-lines.ts'
import { isDayAhead } from '#server/uploads/picture-claims.service.ts'
import { resolveFlags } from './project-changes.service.ts'
import type { ComparedProject } from './project-import.repository.ts'

export interface ProjectContext {
  /** By lower-case name. */
  projects: ReadonlyMap<string, readonly ComparedProject[]>
  takenAddresses: ReadonlySet<string>
  features: readonly { id: number; name: string }[]
  files: ImportedFiles
}

export interface ProjectLine extends RecordLine {
  /** Null only if the line is invalid. */
  draft: ProjectDraft | null
  /** False if the line leaves the fields of an existing project unchanged. */
  isDraftChanged: boolean
  /** Null if the line does not change the location. For a new project, `projectId` is set when it is stored. */
  location: ProjectLocationDraft | null
  featureIds: number[] | null
  images: { imageCategoryId: number; storedName: string }[]
  /** The label for the images that the line adds; null if there is nothing to label. */
  label: { pictures: PictureFile[]; claim: PictureClaim } | null
}

type Values = Record<ProjectImportColumn, string>

const COLUMN = labelsOf(PROJECT_IMPORT_COLUMNS)

const TEXTS = ['name', 'reraNumber', 'type', 'address', 'city', 'state', 'overview', 'description'] as const
const FILES = { bannerImage: UPLOAD_FOLDER.banners, image: UPLOAD_FOLDER.images, video: UPLOAD_FOLDER.videos } as const
const FILE_FIELDS = ['bannerImage', 'image', 'video'] as const
/** Stands in for a file that already has an error message, so that it is not reported as missing as well. */
const WRONG_FILE = 'wrong'
const GALLERY = ['exterior', 'interior', 'amenities', 'constructionUpdate'] as const

/** Validates a line with the rules of the form. An empty cell keeps the stored value. */
export function readProjectLine({ line, values, problem }: CsvLine<ProjectImportColumn>, context: ProjectContext) {
  const { project, problems: unclear } = matchOf(values, context)
  const isAmbiguous = unclear.length > 0
  // The page URL of an ambiguous line only selects a project; it is not a new one to validate.
  const main = readMain(isAmbiguous ? { ...values, routingName: '' } : values, project, context)
  const location = readLocation(values, project)
  const features = readFeatures(values, project, context)
  const gallery = readGallery(values, project, context)
  const label = readLabel(values, [...main.pictures, ...gallery.pictures])
  const parts = [main, location, features, gallery, label]
  const changed = parts.flatMap(({ details }) => details)
  const result: ProjectLine = {
    line,
    key: values.name,
    identity: isAmbiguous ? null : (project?.id ?? (values.name.toLowerCase() || null)),
    stored: project,
    details: project
      ? changed
      : [[values.category, values.city, main.draft?.status ?? DEFAULT_PROJECT_STATUS].join(', ')],
    problems: [...(problem === null ? [] : [problem]), ...unclear, ...parts.flatMap(({ problems }) => problems)],
    missing: [...main.missing, ...gallery.missing],
    draft: main.draft,
    isDraftChanged: project === null || main.details.length > 0,
    location: location.draft,
    featureIds: features.featureIds,
    images: gallery.images,
    label: label.label,
  }
  return result
}

/** Names are not unique, so projects of the same name are distinguished by their page URL. */
function matchOf({ name, routingName }: Values, { projects }: ProjectContext) {
  const found = projects.get(name.toLowerCase()) ?? []
  const [only = null] = found
  if (found.length <= 1) return { project: only, problems: [] }
  const addressed = routingName && found.find((one) => one.routingName === routingNameOf(routingName))
  if (addressed) return { project: addressed, problems: [] }
  return { project: only, problems: [projectImportMessages.ambiguousName(found.length)] }
}

function readMain(values: Values, project: ComparedProject | null, { files, takenAddresses }: ProjectContext) {
  const category = choiceIn(
    COLUMN.category,
    values.category,
    CATEGORIES.map(({ id, name }) => [name, id]),
  )
  const status = choiceIn(
    COLUMN.status,
    values.status,
    PROJECT_STATUSES.map((one) => [one, one]),
  )
  const flags = PROJECT_FLAGS.map((flag) => ({
    flag,
    ...choiceIn(COLUMN[flag], values[flag], YES_OR_NO),
  }))
  const chosen = FILE_FIELDS.map((field) => {
    const current = project?.[field] ?? null
    const names = values[field] === '' ? [] : [values[field]]
    const read = readFiles(files, { column: COLUMN[field], folder: FILES[field], names, current: [current] })
    return { field, current, ...read }
  })
  const known = [category, status, ...flags, ...chosen].flatMap(({ problems }) => problems)
  const { value: draft, problems } = checkLine(
    ProjectDraft,
    {
      id: project?.id ?? NEW_RECORD_ID,
      ...Object.fromEntries(TEXTS.map((field) => [field, values[field] || project?.[field]])),
      // An invalid choice or file already has a message. A substitute value prevents a second one.
      categoryId: category.value ?? project?.categoryId ?? (values.category === '' ? undefined : 0),
      status: status.value ?? project?.status ?? null,
      possessionDate: dayIn(values.possessionDate) || project?.possessionDate,
      ...Object.fromEntries(flags.map(({ flag, value }) => [flag, value])),
      ...Object.fromEntries(
        chosen.map(({ field, current, added, problems: wrong }) => [
          field,
          added[0]?.storedName ?? current ?? (wrong.length > 0 ? WRONG_FILE : undefined),
        ]),
      ),
      featureImage: null,
      featureTitle: null,
      routingName: values.routingName,
      version: project?.version,
    },
    { ...COLUMN, categoryId: COLUMN.category },
    'all',
  )
  const pictures = chosen.flatMap(({ field, added }) =>
    field === 'video' ? [] : added.map(({ storedName: file }) => ({ folder: FILES[field], file })),
  )
  const missing = chosen.flatMap((read) => read.missing)
  if (draft === null) return { draft, pictures, details: [], problems: [...known, ...problems], missing }

  const address = draft.routingName === null ? null : routingNameOf(draft.routingName)
  const isTaken = address !== null && address !== project?.routingName && takenAddresses.has(address)
  const taken = isTaken ? [recordImportsMessages.inColumn(COLUMN.routingName, catalogChangesMessages.addressTaken)] : []
  const fileDetails = chosen.flatMap(({ field, current, added }) =>
    added.flatMap(({ name }) => fileChangeOf(COLUMN[field], current, name)),
  )
  const details = project ? [...changesOf(draft, project, address), ...fileDetails] : []
  return { draft, pictures, details, problems: [...known, ...taken], missing }
}

function changesOf(draft: ProjectDraft, project: ComparedProject, address: string | null) {
  const flags = resolveFlags(draft, project)
  const categoryName = (id: number) => CATEGORIES.find((category) => category.id === id)?.name ?? ''
  return [
    ...TEXTS.flatMap((field) => changeOf(COLUMN[field], project[field], draft[field])),
    ...changeOf(COLUMN.routingName, project.routingName, address ?? project.routingName),
    ...changeOf(COLUMN.category, categoryName(project.categoryId), categoryName(draft.categoryId)),
    ...changeOf(COLUMN.status, project.status, flags.status),
    ...changeOf(COLUMN.possessionDate, project.possessionDate, draft.possessionDate ?? null),
    ...PROJECT_FLAGS.flatMap((flag) => changeOf(COLUMN[flag], yesOrNo(project[flag]), yesOrNo(flags[flag]))),
  ]
}

function readLocation({ mapUrl, locationTitle }: Values, project: ComparedProject | null) {
  if (mapUrl === '' && locationTitle === '') return { draft: null, details: [], problems: [] }
  const stored = project?.location ?? null
  const { value: draft, problems } = checkLine(
    ProjectLocationDraft,
    {
      id: stored?.id ?? NEW_RECORD_ID,
      projectId: project?.id ?? NEW_RECORD_ID,
      mapUrl: mapUrl || stored?.mapUrl,
      title: locationTitle || stored?.title,
      version: stored?.version,
    },
    { mapUrl: COLUMN.mapUrl, title: COLUMN.locationTitle },
    'all',
  )
  if (draft === null) return { draft, details: [], problems }
  const details = [
    ...changeOf(COLUMN.mapUrl, stored?.mapUrl ?? null, draft.mapUrl),
    ...changeOf(COLUMN.locationTitle, stored?.title ?? null, draft.title),
  ]
  return { draft: details.length > 0 ? draft : null, details, problems }
}

/** The listed features replace those of the project. */
function readFeatures(values: Values, project: ComparedProject | null, { features }: ProjectContext) {
  const names = listIn(values.features)
  const found = names.map((name) => ({
    name,
    feature: features.find((one) => one.name.toLowerCase() === name.toLowerCase()),
  }))
  const problems = found.flatMap(({ name, feature }) =>
    feature ? [] : [recordImportsMessages.inColumn(COLUMN.features, projectImportMessages.unknownFeature(name))],
  )
  const featureIds = [...new Set(found.flatMap(({ feature }) => feature?.id ?? []))]
  const stored = project?.featureIds ?? []
  const isSame = featureIds.length === stored.length && featureIds.every((id) => stored.includes(id))
  if (names.length === 0 || problems.length > 0 || isSame) return { featureIds: null, details: [], problems }
  const namesOf = (ids: readonly number[]) =>
    features
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  return { featureIds, details: changeOf(COLUMN.features, namesOf(stored), namesOf(featureIds)), problems }
}

/** Adds the images that are not in the gallery yet; removes none. */
function readGallery(values: Values, project: ComparedProject | null, { files }: ProjectContext) {
  const read = GALLERY.map((column) => {
    const imageCategoryId = IMAGE_CATEGORY[column]
    const ofCategory = project?.gallery.filter((one) => one.imageCategoryId === imageCategoryId) ?? []
    const current = ofCategory.map(({ image }) => image)
    const place = { column: COLUMN[column], folder: UPLOAD_FOLDER.images, names: listIn(values[column]), current }
    return { imageCategoryId, ...readFiles(files, place) }
  })
  return {
    pictures: read.flatMap(({ added }) =>
      added.map(({ storedName: file }) => ({ folder: UPLOAD_FOLDER.images, file })),
    ),
    images: read.flatMap(({ imageCategoryId, added }) =>
      added.map(({ storedName }) => ({ imageCategoryId, storedName })),
    ),
    details: read.flatMap(({ details }) => details),
    problems: read.flatMap(({ problems }) => problems),
    missing: read.flatMap(({ missing }) => missing),
  }
}

/** Images that the project already has keep their labels, because they may also be used elsewhere. */
function readLabel({ pictureKind, takenOn }: Values, pictures: PictureFile[]) {
  if (pictureKind === '' && takenOn === '') return { label: null, details: [], problems: [] }
  const kind = choiceIn(COLUMN.pictureKind, pictureKind.replaceAll("'", '’'), KINDS)
  if (kind.problems.length > 0) return { label: null, details: [], problems: kind.problems }
  const { value: claim, problems } = checkLine(
    PictureClaimDraft,
    { kind: kind.value ?? '', takenOn: dayIn(takenOn) },
    { kind: COLUMN.pictureKind, takenOn: COLUMN.takenOn },
    'all',
  )
  if (claim === null || pictures.length === 0) return { label: null, details: [], problems }
  if (isDayAhead(claim, new Date())) {
    const problem = recordImportsMessages.inColumn(COLUMN.takenOn, pictureClaimsMessages.dayAhead)
    return { label: null, details: [], problems: [problem] }
  }
  return { label: { pictures, claim }, details: changeOf(COLUMN.pictureKind, null, claimText(claim)), problems }
}

const KINDS = PICTURE_KINDS.map((kind) => [PICTURE_KIND_NAME[kind], kind] as const)

const YES_OR_NO = [
  [contentMessages.yes, true],
  [contentMessages.no, false],
] as const

function yesOrNo(value: boolean) {
  return value ? contentMessages.yes : contentMessages.no
}
