import { PROJECT_IMPORT_COLUMNS, type ProjectImportColumn } from '#contract/catalog/project-import.constants.ts'
import { projectImportMessages } from '#contract/catalog/project-import.messages.ts'
import { routingNameOf } from '#contract/catalog/routing-name.ts'
import { RECORD_IMPORT_LIMIT } from '#contract/imports/imports.constants.ts'
import { recordImportsMessages } from '#contract/imports/record-imports.messages.ts'
import type { RecordsToImport, RecordsToPreview } from '#contract/imports/record-imports.schema.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { labelsOf } from '#server/imports/check-line.ts'
import { requireNoWrongLine } from '#server/imports/import-preview.ts'
import { createImportedFiles, type ImportedFiles } from '#server/imports/imported-files.ts'
import { type CsvColumns, type CsvLine, readCsv } from '#server/imports/read-csv.ts'
import { compareLines, groupByName, requireAllFiles, requireSeen } from '#server/imports/record-lines.ts'
import type { PictureClaimsService } from '#server/uploads/picture-claims.service.ts'
import type { FeatureChangesService } from './feature-changes.service.ts'
import { createFeaturesRepository } from './features.repository.ts'
import type { GalleryChangesService, PartChangesService } from './part-changes.service.ts'
import type { ProjectChangesService } from './project-changes.service.ts'
import { createProjectImportRepository } from './project-import.repository.ts'
import { type ProjectLine, readProjectLine } from './project-import-lines.ts'
import { createProjectsRepository } from './projects.repository.ts'

interface Deps {
  db: Db
  write: Write
  projects: Pick<ProjectChangesService, 'saveIn' | 'createIn'>
  parts: Pick<PartChangesService, 'saveLocationIn'>
  features: Pick<FeatureChangesService, 'chooseIn'>
  gallery: Pick<GalleryChangesService, 'addIn'>
  claims: Pick<PictureClaimsService, 'labelIn' | 'lockIn'>
}

const COLUMNS: CsvColumns<ProjectImportColumn> = { names: PROJECT_IMPORT_COLUMNS, required: ['name'] }

/** New and changed lines are saved as if they were submitted in the editor. */
export function createProjectImportService({ db, write, projects, parts, features, gallery, claims }: Deps) {
  return {
    preview: async ({ csv, paths }: RecordsToPreview) => (await compare(db, csv, createImportedFiles(paths))).preview,

    import: ({ csv, files, seen }: RecordsToImport, actor: Actor) =>
      write(async (change) => {
        // Prevents another write from adding a project of the same name between comparing and saving.
        await createProjectsRepository(change.db).lockAddresses()
        // Locks the features before the projects, in the same order as the editor, to avoid a deadlock.
        await createFeaturesRepository(change.db).lockAll()
        const { preview, toStore } = await compare(change.db, csv, createImportedFiles(files))
        requireNoWrongLine(preview)
        requireAllFiles(preview)
        requireSeen(seen, preview)
        return { counts: preview.counts, heldBack: await store(change, toStore, actor) }
      }),
  }

  /** Returns how many of the new projects the publish gate hides. */
  async function store(change: Change, lines: readonly ProjectLine[], actor: Actor) {
    await claims.lockIn(
      change,
      lines.flatMap(({ label }) => label?.pictures ?? []),
    )
    // Labels are saved first, because the publish gate checks them when projects are created below.
    for (const { label } of lines) if (label) await claims.labelIn(change, { ...label, actor })
    // Existing projects are saved first, so that the routing name derived for a new one differs from theirs.
    for (const { stored, draft, isDraftChanged } of lines)
      if (stored && draft && isDraftChanged) await projects.saveIn(change, draft, actor)
    const added = lines.filter(({ stored }) => stored === null)
    const created = await projects.createIn(
      change,
      added.flatMap(({ draft }) => draft ?? []),
      actor,
    )
    const newIds = new Map(added.map((line, nth) => [line, created[nth]?.id]))
    const images: Parameters<typeof gallery.addIn>[1][number][] = []
    for (const line of lines) {
      const projectId = line.stored?.id ?? newIds.get(line)
      if (projectId === undefined || line.draft === null) throw new Error('A line to import has no project.')
      if (line.location) await parts.saveLocationIn(change, { ...line.location, projectId }, actor)
      if (line.featureIds) {
        const choices = line.featureIds.map((id) => ({ id, isSelected: true }))
        await features.chooseIn(change, { projectId, choices, actor })
      }
      for (const { imageCategoryId, storedName } of line.images)
        images.push({ projectId, imageCategoryId, fileName: storedName })
    }
    await gallery.addIn(change, images, actor)
    return created.filter(({ isActive }) => !isActive).length
  }
}

async function compare(db: Db, csv: string, files: ImportedFiles) {
  const read = readCsv(csv, COLUMNS, RECORD_IMPORT_LIMIT)
  const stored = createProjectImportRepository(db)
  const found = await stored.findByNames([...new Set(read.map(({ values }) => values.name.toLowerCase()))])
  const context = {
    projects: groupByName(found),
    takenAddresses: new Set(await stored.findTakenAddresses(addressesIn(read))),
    features: await stored.findFeatures(),
    files,
  }
  return compareLines(withOwnAddresses(read.map((line) => readProjectLine(line, context))), {
    files,
    columns: Object.values(labelsOf(PROJECT_IMPORT_COLUMNS)),
  })
}

function addressesIn(lines: readonly CsvLine<ProjectImportColumn>[]) {
  const written = lines.flatMap(({ values }) => (values.routingName === '' ? [] : routingNameOf(values.routingName)))
  return [...new Set(written)]
}

/** Adds a problem to each line that chooses the page URL of an earlier line with another project. */
function withOwnAddresses(lines: readonly ProjectLine[]): ProjectLine[] {
  const firstLines = new Map<string, ProjectLine>()
  return lines.map((one) => {
    if (!one.draft?.routingName) return one
    const address = routingNameOf(one.draft.routingName)
    const first = firstLines.get(address)
    if (first === undefined) firstLines.set(address, one)
    return first === undefined || first.identity === one.identity
      ? one
      : { ...one, problems: [...one.problems, ownAddressProblem(first.line)] }
  })
}

function ownAddressProblem(line: number) {
  const [column] = PROJECT_IMPORT_COLUMNS.routingName
  return recordImportsMessages.inColumn(column, projectImportMessages.addressOfLine(line))
}
