import type { ChosenProject } from '#contract/catalog/chosen-projects.schema.ts'
import { STAGES } from '#contract/catalog/progress.constants.ts'
import { filledPercent, towerKey } from '#contract/catalog/reached-stage.ts'
import { registrationOnCard } from '#contract/catalog/registration-on-card.ts'
import { stageInWords } from '#contract/catalog/stage-in-words.ts'
import { UNIT_KINDS, type UnitKind } from '#contract/catalog/unit-types.constants.ts'
import { moneyInWords } from '#contract/wire/money-and-area.ts'
import { siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { homeInWords } from '../home-in-words.ts'
import { joined } from '../in-words.ts'
import { onTimeMessages } from '../on-time/on-time-texts.ts'
import { compareMessages as messages } from './compare-texts.ts'
import type { Cell, Group, Row } from './comparison.types.ts'
import { nearRows } from './nearby-places.ts'

type Projects = readonly ChosenProject[]

/** Called by the loader, so that the formatters stay out of the initial bundle. */
export function comparisonGroups(projects: Projects, today = siteDay(new Date())): Group[] {
  const { group, note } = messages
  const groups = [
    { title: group.paper, rows: paperRows(projects, today) },
    {
      title: group.homes,
      note: note.homes,
      rows: [...homeRows(projects), ...costRows(projects)],
    },
    { title: group.features, note: note.features, rows: featureRows(projects) },
    { title: group.near, rows: nearRows(projects) },
    { title: group.money, rows: knownRow(messages.row.banks, projects.map(banksCell)) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function paperRows(projects: Projects, today: string): Row[] {
  const { row } = messages
  return [
    { label: row.registration, cells: projects.map((project) => registrationCell(project, today)) },
    { label: row.status, cells: projects.map(({ status }) => ({ kind: 'status', status })) },
    { label: row.possession, cells: projects.map(possessionCell) },
    ...knownRow(row.stage, projects.map(stageCell)),
  ]
}

function possessionCell({ possessionDate, handedOverDate }: ChosenProject): Cell {
  if (possessionDate === null && handedOverDate === null) return { kind: 'missing', text: messages.notGiven }
  const handedOver = handedOverDate && messages.handedOver(writtenDay(handedOverDate))
  if (possessionDate === null) return { kind: 'text', text: handedOver ?? '' }
  return { kind: 'fact', text: writtenDay(possessionDate), note: handedOver }
}

function knownRow(label: string, cells: Cell[]): Row[] {
  return cells.some(({ kind }) => kind !== 'missing') ? [{ label, cells }] : []
}

function registrationCell(project: ChosenProject, today: string): Cell {
  const { number, note } = registrationOnCard(project, today)
  return number === null ? { kind: 'missing', text: note ?? '' } : { kind: 'fact', text: number, note }
}

/** Names only the most and the least advanced of the towers that are not handed over. */
function stageCell({ reached, handedOverTowers, handedOverDate }: ChosenProject): Cell {
  const done = handedOverTowers.map(towerKey)
  const named = reached.filter(({ tower }) => tower !== null)
  const goingUp = (named.length > 0 ? named : reached).filter(({ tower }) => !done.includes(towerKey(tower)))
  const [first, ...others] = goingUp.toSorted((one, other) => progressOf(other) - progressOf(one))
  if (handedOverDate !== null || (!first && done.length > 0)) return { kind: 'text', text: messages.allHandedOver }
  if (!first) return { kind: 'missing', text: messages.notGiven }
  const last = others.at(-1)
  return {
    kind: 'fact',
    text: [first, ...(last ? [last] : [])].map(stageOfTower).join('; '),
    note: [verifiedNote(goingUp), others.length > 1 && messages.moreTowers(others.length - 1)]
      .filter(Boolean)
      .join('; '),
  }
}

type Reached = ChosenProject['reached'][number]

function progressOf(reached: Reached) {
  return STAGES.indexOf(reached.stage) * 1000 + filledPercent(reached)
}

function stageOfTower(reached: Reached) {
  const stage = stageInWords(reached)
  return reached.tower === null ? stage : messages.stageOf(reached.tower, stage)
}

function verifiedNote(reached: readonly Reached[]) {
  const newest = (updates: readonly Reached[]) =>
    updates
      .map(({ date }) => date)
      .toSorted()
      .at(-1)
  const verified = newest(reached.filter(({ isVerified }) => isVerified))
  return verified
    ? onTimeMessages.verified(writtenDay(verified))
    : onTimeMessages.notVerified(writtenDay(newest(reached) ?? ''))
}

/**
 * Compares the first kind in `UNIT_KINDS` for which all projects have a cost; if there is none, the cheapest cost of
 * each.
 */
function costRows(projects: Projects): Row[] {
  const common = UNIT_KINDS.find((kind) => projects.every(({ costs }) => costs.some((cost) => cost.kind === kind)))
  const label = common === undefined ? messages.row.cost : messages.row.costOfKind(common)
  const chosen = projects.map(({ costs }) =>
    common === undefined ? cheapestOf(costs) : costs.find(({ kind }) => kind === common),
  )
  return knownRow(label, chosen.map(costCell))
}

type Cost = ChosenProject['costs'][number]

function cheapestOf(costs: readonly Cost[]) {
  return costs.toSorted((one, other) => one.total - other.total)[0]
}

function costCell(cost: Cost | undefined): Cell {
  if (!cost) return { kind: 'missing', text: messages.notGiven }
  const { gst, duty, charges } = messages.costPart
  const parts = [cost.hasGst && gst, cost.hasDuty && duty[cost.buyer], charges].filter((part) => part !== false)
  return { kind: 'fact', text: moneyInWords(cost.total), note: messages.costOf(cost.unitTypeName, joined(parts)) }
}

function homeRows(projects: Projects): Row[] {
  const kinds = new Set(projects.flatMap(({ unitTypes }) => unitTypes.map(({ kind }) => kind)))
  return UNIT_KINDS.filter((kind) => kinds.has(kind)).map((kind) => ({
    label: kind,
    cells: projects.map((project) => homesCell(project, kind)),
  }))
}

/** Says 'Not listed' instead of 'None' for a project without unit types, because it may still have such homes. */
function homesCell({ unitTypes }: ChosenProject, kind: UnitKind): Cell {
  if (unitTypes.length === 0) return { kind: 'missing', text: messages.notListed }
  const homes = unitTypes.filter((unitType) => unitType.kind === kind)
  if (homes.length === 0) return { kind: 'missing', text: messages.none }
  return { kind: 'homes', homes: homes.map(homeInWords) }
}

/** Lists differences first: the features of several projects, then those of only one, then those of all. */
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
  // Not joined by commas, because a name may contain one, such as 'Lap pool, 25 m'.
  return { kind: 'text', text: names.join('; ') }
}

function banksCell({ banks }: ChosenProject): Cell {
  return banks.length === 0 ? { kind: 'missing', text: messages.notListed } : { kind: 'text', text: banks.join(', ') }
}
