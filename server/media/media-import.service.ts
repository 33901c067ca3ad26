import { dayIn } from '#contract/imports/imported-values.ts'
import { RECORD_IMPORT_LIMIT } from '#contract/imports/imports.constants.ts'
import type { RecordsToImport, RecordsToPreview } from '#contract/imports/record-imports.schema.ts'
import { MEDIA_CATEGORIES, MEDIA_CATEGORY_NAME } from '#contract/media/media.constants.ts'
import { MediaItemDraft } from '#contract/media/media.schema.ts'
import { MEDIA_IMPORT_COLUMNS, type MediaImportColumn } from '#contract/media/media-import.constants.ts'
import { mediaImportMessages } from '#contract/media/media-import.messages.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { checkLine, labelsOf } from '#server/imports/check-line.ts'
import { requireNoWrongLine } from '#server/imports/import-preview.ts'
import { createImportedFiles, type ImportedFiles } from '#server/imports/imported-files.ts'
import { type CsvColumns, type CsvLine, readCsv } from '#server/imports/read-csv.ts'
import {
  changeOf,
  choiceIn,
  compareLines,
  fileChangeOf,
  groupByName,
  type RecordLine,
  readFiles,
  requireAllFiles,
  requireSeen,
} from '#server/imports/record-lines.ts'
import { createMediaRepository, type MediaItemRow } from './media.repository.ts'
import type { MediaChangesService } from './media.service.ts'

interface Deps {
  db: Db
  write: Write
  changes: Pick<MediaChangesService, 'saveIn'>
}

interface MediaLine extends RecordLine {
  draft: MediaItemDraft | null
}

const COLUMNS: CsvColumns<MediaImportColumn> = { names: MEDIA_IMPORT_COLUMNS, required: ['name'] }

/** New and changed lines of the CSV file are saved as if sent by the form. */
export function createMediaImportService({ db, write, changes }: Deps) {
  return {
    preview: async ({ csv, paths }: RecordsToPreview) => (await compare(db, csv, createImportedFiles(paths))).preview,

    import: ({ csv, files, seen }: RecordsToImport, actor: Actor) =>
      write(async (change) => {
        await createMediaRepository(change.db).lockImports()
        const { preview, toStore } = await compare(change.db, csv, createImportedFiles(files))
        requireNoWrongLine(preview)
        requireAllFiles(preview)
        requireSeen(seen, preview)
        for (const { draft } of toStore) if (draft) await changes.saveIn(change, draft, actor)
        return preview.counts
      }),
  }
}

export type MediaImportService = ReturnType<typeof createMediaImportService>

async function compare(db: Db, csv: string, files: ImportedFiles) {
  const lines = readCsv(csv, COLUMNS, RECORD_IMPORT_LIMIT)
  const names = new Set(lines.map(({ values }) => values.name.toLowerCase()))
  const stored = groupByName(await createMediaRepository(db).findByNames([...names]))
  return compareLines(
    lines.map((line) => readLine(line, stored.get(line.values.name.toLowerCase()) ?? [], files)),
    { files, columns: Object.values(COLUMN) },
  )
}

/** An empty cell keeps the stored value, like a field that a form does not change. */
function readLine(
  { line, values, problem }: CsvLine<MediaImportColumn>,
  sameTitle: readonly MediaItemRow[],
  files: ImportedFiles,
): MediaLine {
  const date = dayIn(values.date)
  const matching = sameTitle.filter((one) => date === '' || date === one.date)
  const item = matching[0] ?? null
  const category = choiceIn(
    COLUMN.category,
    values.category,
    MEDIA_CATEGORIES.map((id) => [MEDIA_CATEGORY_NAME[id], id]),
  )
  const image = readFiles(files, {
    column: COLUMN.image,
    folder: UPLOAD_FOLDER.banners,
    names: values.image === '' ? [] : [values.image],
    current: [item?.image ?? null],
  })
  const { value: draft, problems } = checkLine(
    MediaItemDraft,
    {
      id: item?.id ?? NEW_RECORD_ID,
      name: values.name || item?.name,
      description: values.description || item?.description,
      image: image.added[0]?.storedName ?? item?.image,
      link: values.link || item?.link,
      categoryId: category.value ?? item?.categoryId,
      date: date || item?.date,
      projectId: null,
      projectCity: null,
      version: item?.version,
    },
    { ...COLUMN, categoryId: COLUMN.category },
    'all',
  )
  const ambiguous = matching.length > 1 ? [mediaImportMessages.ambiguousTitle(matching.length)] : []
  return {
    line,
    key: values.name,
    identity: matching.length > 1 || values.name === '' ? null : (item?.id ?? `${values.name.toLowerCase()} ${date}`),
    stored: item,
    details: item
      ? [
          ...(draft ? changesOf(draft, item) : []),
          ...image.added.flatMap(({ name }) => fileChangeOf(COLUMN.image, item.image, name)),
        ]
      : [[values.category, date].filter(Boolean).join(', ')].filter(Boolean),
    problems: [
      ...(problem === null ? [] : [problem]),
      ...ambiguous,
      ...category.problems,
      ...image.problems,
      ...problems,
    ],
    missing: image.missing,
    draft,
  }
}

function changesOf(draft: MediaItemDraft, item: MediaItemRow) {
  const categoryName = (id: number | null) =>
    MEDIA_CATEGORIES.flatMap((one) => (one === id ? MEDIA_CATEGORY_NAME[one] : []))[0] ?? ''
  return [
    ...changeOf(COLUMN.name, item.name, draft.name),
    ...changeOf(COLUMN.category, categoryName(item.categoryId), categoryName(draft.categoryId)),
    ...changeOf(COLUMN.description, item.description, draft.description),
    ...changeOf(COLUMN.link, item.link, draft.link),
  ]
}

const COLUMN = labelsOf(MEDIA_IMPORT_COLUMNS)
