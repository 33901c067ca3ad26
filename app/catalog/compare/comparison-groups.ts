import type { ChosenProject, ChosenProjects } from '#contract/catalog/chosen-projects.schema.ts'
import { UNIT_KINDS, type UnitKind } from '#contract/catalog/unit-types.constants.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { homeInWords } from '../home-in-words.ts'
import { compareMessages as messages } from './compare-texts.ts'
import type { Cell, Group, Row } from './comparison.types.ts'
import { nearRows } from './nearby-places.ts'

type Projects = readonly ChosenProject[]

/** The comparison as texts, so that the formatters are not part of the page's script. A further fact is a row here. */
export function comparisonGroups(projects: Projects, banks: ChosenProjects['banks']): Group[] {
  const { group, note } = messages
  const groups = [
    { title: group.paper, rows: paperRows(projects) },
    { title: group.homes, note: note.homes, rows: homeRows(projects) },
    { title: group.features, note: note.features, rows: featureRows(projects) },
    { title: group.near, rows: nearRows(projects) },
    { title: group.money, rows: bankRows(banks) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function paperRows(projects: Projects): Row[] {
  const { row } = messages
  return [
    { label: row.registration, cells: projects.map(({ reraNumber }) => ({ kind: 'fact', text: reraNumber })) },
    { label: row.status, cells: projects.map(({ status }) => ({ kind: 'status', status })) },
    { label: row.possession, cells: projects.map(possessionCell) },
  ]
}

function possessionCell({ possessionDate, handedOverDate }: ChosenProject): Cell {
  if (possessionDate === null && handedOverDate === null) return { kind: 'missing', text: messages.notGiven }
  const handedOver = handedOverDate && messages.handedOver(writtenDay(handedOverDate))
  if (possessionDate === null) return { kind: 'text', text: handedOver ?? '' }
  return { kind: 'fact', text: writtenDay(possessionDate), note: handedOver }
}

function homeRows(projects: Projects): Row[] {
  const kinds = new Set(projects.flatMap(({ unitTypes }) => unitTypes.map(({ kind }) => kind)))
  return UNIT_KINDS.filter((kind) => kinds.has(kind)).map((kind) => ({
    label: kind,
    cells: projects.map((project) => homesCell(project, kind)),
  }))
}

/** A project without any unit type may still have homes of this kind. */
function homesCell({ unitTypes }: ChosenProject, kind: UnitKind): Cell {
  if (unitTypes.length === 0) return { kind: 'missing', text: messages.notListed }
  const homes = unitTypes.filter((unitType) => unitType.kind === kind)
  if (homes.length === 0) return { kind: 'missing', text: messages.none }
  return { kind: 'homes', homes: homes.map(homeInWords) }
}

/** Features of some projects first, then those of a single project, then those of all. */
function featureRows(projects: Projects): Row[] {
  const counts = new Map<string, number>()
  for (const name of projects.flatMap(({ features }) => features)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts.keys()]
  const inAll = names.filter((name) => counts.get(name) === projects.length)
  const onlyHere = names.filter((name) => counts.get(name) === 1 && !inAll.includes(name))
  const inSome = names.filter((name) => !inAll.includes(name) && !onlyHere.includes(name))

  const rows: Row[] = inSome.map((name) => ({
    label: name,
    cells: projects.map(({ features }) => ({ kind: 'listed', isListed: features.includes(name) })),
  }))
  if (onlyHere.length > 0)
    rows.push({
      label: messages.row.onlyHere,
      cells: projects.map(({ features }) => namesCell(features.filter((name) => onlyHere.includes(name)))),
    })
  if (inAll.length > 0) {
    const label = projects.length === 1 ? messages.listed : messages.row.inAll
    rows.push({ label, cells: [namesCell(inAll)] })
  }
  return rows
}

function namesCell(names: readonly string[]): Cell {
  if (names.length === 0) return { kind: 'missing', text: messages.nothingFurther }
  // A name may contain a comma, such as 'Lap pool, 25 m'.
  return { kind: 'text', text: names.join('; ') }
}

function bankRows(banks: ChosenProjects['banks']): Row[] {
  if (banks.length === 0) return []
  return [{ label: messages.row.banks, cells: [{ kind: 'fact', text: banks.join(', '), note: messages.askBank }] }]
}
