import { readMoney } from '#contract/catalog/typed-figures.ts'
import { UNIT_TYPE_COLUMNS, type UnitTypeColumn } from '#contract/catalog/unit-type-columns.ts'
import { UnitTypeDraft } from '#contract/catalog/unit-type-draft.schema.ts'
import { MOST_UNIT_TYPES, UNIT_KINDS } from '#contract/catalog/unit-types.constants.ts'
import { unitTypesMessages as messages } from '#contract/catalog/unit-types.messages.ts'
import { dayIn } from '#contract/imports/imported-values.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { checkLine } from '#server/imports/check-line.ts'
import { previewOf, requireNoWrongLine } from '#server/imports/import-preview.ts'
import { type CsvColumns, type CsvLine, readCsv } from '#server/imports/read-csv.ts'
import { createPartRows } from './part-rows.repository.ts'
import { createProjectPartsRepository } from './project-parts.repository.ts'
import type { ProjectsService } from './projects.service.ts'
import { requireProject } from './require-project.ts'
import { describeChanges, describeNew } from './unit-type-changes.ts'
import { nameKey, unitTypeValues } from './unit-type-rules.ts'

interface Deps {
  db: Db
  write: Write
  projects: Pick<ProjectsService, 'requireVisible'>
}

const NAMES = Object.entries(UNIT_TYPE_COLUMNS).map(([column, name]) => [column, [name]])

/** All columns are required, because a missing column would clear the stored values. */
const COLUMNS: CsvColumns<UnitTypeColumn> = {
  names: Object.fromEntries(NAMES),
  required: Object.keys(UNIT_TYPE_COLUMNS) as UnitTypeColumn[],
}

type Line = CsvLine<UnitTypeColumn>
type StoredUnitType = Awaited<ReturnType<ReturnType<typeof createProjectPartsRepository>['findUnitTypes']>>[number]
type UnitPlan = { id: number; name: string | null }

/** Unit types are matched by name. Those not in the file stay unchanged. */
export function createUnitTypesImportService({ db, write, projects }: Deps) {
  return {
    async preview(projectId: number, csv: string) {
      await projects.requireVisible(projectId, true)
      return (await compare(db, projectId, csv)).preview
    },

    import: (projectId: number, csv: string, actor: Actor) =>
      write(async (change) => {
        await requireProject(change, projectId)
        const { preview, entries } = await compare(change.db, projectId, csv)
        requireNoWrongLine(preview)
        const rows = createPartRows(change.db, 'unit-type')
        for (const { draft, stored, state } of entries) {
          if (state === 'same' || !draft) continue
          const { id, version, ...values } = draft
          const before = stored ? await rows.find(stored.id) : null
          const after = before
            ? await rows.update(before.id, unitTypeValues(values))
            : await rows.create(unitTypeValues(values))
          recordChange(change, { actor, entity: 'unit-type', entityId: after.id, before, after })
        }
        return preview.counts
      }),
  }
}

async function compare(db: Db, projectId: number, csv: string) {
  const lines = readCsv(csv, COLUMNS)
  const parts = createProjectPartsRepository(db)
  const unitTypes = await parts.findUnitTypes(projectId)
  const plans = await parts.findUnitPlans(projectId)
  const storedAs = new Map(unitTypes.map((unitType) => [nameKey(unitType.name), unitType]))
  const firstLines = new Map<string, number>()
  let count = unitTypes.length

  const entries = lines.map((line) => {
    const key = nameKey(line.values.name)
    const stored = storedAs.get(key) ?? null
    const firstLine = firstLines.get(key)
    firstLines.set(key, firstLine ?? line.line)
    if (!stored && firstLine === undefined) count += 1
    const { draft, problem } = readLine(line, projectId, plans)
    const wrong =
      problem ??
      (firstLine === undefined ? null : messages.nameRepeated(firstLine)) ??
      (!stored && count > MOST_UNIT_TYPES ? messages.tooMany : null)
    if (wrong !== null || !draft) return { line, draft: null, stored, state: 'wrong' as const, text: null, wrong }
    return { line, draft, stored, wrong: null, ...outcomeOf(draft, stored, plans) }
  })
  const rows = entries.map(({ line, state, text, wrong }) => ({
    line: line.line,
    state,
    key: line.values.name,
    text,
    message: wrong,
  }))
  return { preview: previewOf(rows), entries }
}

function outcomeOf(draft: UnitTypeDraft, stored: StoredUnitType | null, plans: readonly UnitPlan[]) {
  const values = unitTypeValues(draft)
  if (!stored) return { state: 'new' as const, text: describeNew(values) }
  const nameOfPlan = (id: number | null) => plans.find((plan) => plan.id === id)?.name ?? null
  const changes = describeChanges(
    { ...stored, plan: nameOfPlan(stored.planId) },
    { ...values, plan: nameOfPlan(values.planId) },
  )
  return changes === '' ? { state: 'same' as const, text: null } : { state: 'changed' as const, text: changes }
}

/** Joins all mistakes in a line into one message; `problem` is null if there are none. */
function readLine({ values, problem }: Line, projectId: number, plans: readonly UnitPlan[]) {
  const kind = kindIn(values.kind)
  const plan = plans.find(({ name }) => name !== null && nameKey(name) === nameKey(values.plan))
  const { value, problems } = checkLine(
    UnitTypeDraft,
    {
      ...values,
      id: NEW_RECORD_ID,
      projectId,
      // An invalid kind already has a message and needs no second one.
      kind: kind ?? UNIT_KINDS[0],
      carpetAreaFrom: values.carpetAreaFrom || undefined,
      priceFrom: rupeesIn(values.priceFrom),
      priceTo: rupeesIn(values.priceTo),
      planId: plan?.id ?? null,
      possessionDate: dayIn(values.possessionDate),
      version: null,
    },
    UNIT_TYPE_COLUMNS,
    [messages.areaInvalid, messages.priceInvalid],
  )
  const all = [
    ...(kind === undefined ? [messages.kindInFileUnknown(values.kind)] : []),
    ...(values.plan !== '' && !plan ? [messages.unknownPlanName(values.plan)] : []),
    ...problems,
  ]
  return { draft: value, problem: problem ?? (all.length === 0 ? null : all.join(' ')) }
}

/** '3 BHK', '3bhk' and '3' are the same kind. */
function kindIn(text: string) {
  const written = text.toLowerCase().replaceAll(/\s+/g, '')
  return UNIT_KINDS.find((kind) => {
    const known = kind.toLowerCase().replaceAll(/\s+/g, '')
    return known === written || known === `${written}bhk`
  })
}

/** Also accepts amounts in lakh and crore. Null for an empty cell or 'on request'. */
function rupeesIn(text: string) {
  if (text === '' || text.toLowerCase() === 'on request') return null
  return readMoney(text)
}
