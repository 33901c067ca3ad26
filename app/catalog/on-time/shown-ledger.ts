import type { LedgerLine } from '#contract/catalog/progress.schema.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { stageInWords } from '#contract/catalog/stage-in-words.ts'
import { daysBetween, siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { onTimeMessages as messages } from './on-time-texts.ts'

/** Only the newest handovers are drawn; the table lists all. */
const DRAWN = 24
export const LINES_PER_PAGE = 80
const FIRST_PROMISES = 6
const ALL = 'all'

/** `days` is the time from the promised date to the handover; negative if it was early. */
type HandedOverLine = LedgerLine & { handedOverDate: string; days: number }

const COLUMNS = [
  { key: 'project', label: 'Project', of: (line: HandedOverLine) => nameKey(line), isDescending: false },
  { key: 'promised', label: 'Promised to RERA', of: (line: HandedOverLine) => line.promisedDate, isDescending: true },
  { key: 'handed', label: 'Handed over', of: (line: HandedOverLine) => line.handedOverDate, isDescending: true },
  { key: 'difference', label: 'Difference', of: (line: HandedOverLine) => line.days, isDescending: true },
] as const
const DEFAULT_SORT = '-handed'

/** `sort` in the query is the key of a column, preceded by a hyphen for descending order. */
export function shownLedger(lines: readonly LedgerLine[], query: URLSearchParams, today = siteDay(new Date())) {
  const handedOver = lines.flatMap((line) => {
    const { handedOverDate, promisedDate } = line
    return handedOverDate === null ? [] : { ...line, handedOverDate, days: daysBetween(promisedDate, handedOverDate) }
  })
  const sort = sortIn(query.get('sort'))
  const sorted = sortedBy(handedOver, sort)
  const pages = Math.max(1, Math.ceil(handedOver.length / LINES_PER_PAGE))
  const page = Math.min(pages, pageIn(query.get('page')))
  const view = { sort, page, hasAll: query.get('count') === ALL }
  return {
    record: recordOf(handedOver),
    drawn: sortedBy(handedOver, DEFAULT_SORT).slice(0, DRAWN).toReversed().map(drawnLine),
    dated: messages.ledgerOf(writtenDay(today)),
    columns: COLUMNS.map((column) => headOf(column, view)),
    rows: sorted.slice((page - 1) * LINES_PER_PAGE, page * LINES_PER_PAGE).map((line) => shownLine(line, handedOver)),
    page,
    pages,
    newer: page > 1 ? addressOf({ ...view, page: page - 1 }) : null,
    older: page < pages ? addressOf({ ...view, page: page + 1 }) : null,
    ...promisesOf(lines, view, today),
  }
}

export type ShownLedger = ReturnType<typeof shownLedger>

function recordOf(lines: readonly HandedOverLine[]) {
  const early = lines.filter(({ days }) => days < 0).length
  const late = lines.filter(({ days }) => days > 0)
  const lateDays = late.reduce((sum, { days }) => sum + days, 0)
  const half = -(
    lines.map(({ days }) => days).toSorted((one, other) => one - other)[Math.ceil(lines.length / 2) - 1] ?? 0
  )
  return {
    kept: lines.length - late.length,
    of: lines.length,
    facts: [
      { label: messages.before, value: String(early) },
      { label: messages.onTheDay, value: String(lines.length - early - late.length) },
      { label: messages.after, value: messages.late(late.length, lateDays) },
      ...(half > 0 ? [{ label: messages.half, value: messages.halfDays(half) }] : []),
    ],
  }
}

function drawnLine({ projectName, tower, handedOverDate, days }: HandedOverLine) {
  return { name: projectName, tower, year: handedOverDate.slice(0, 4), days }
}

function shownLine(line: HandedOverLine, all: readonly HandedOverLine[]) {
  const widest = Math.max(1, ...all.map(({ days }) => Math.abs(days)))
  return {
    ...headOfLine(line),
    handedOver: writtenDay(line.handedOverDate),
    reason: line.days > 0 ? line.reason : null,
    isLate: line.days > 0,
    difference: differenceInWords(line.days),
    bar: barOf(line.days / widest),
  }
}

/** The ends of the bar on phones. The promised date is in the middle, and early handovers extend to the left. */
function barOf(share: number) {
  const length = share === 0 ? 1 : Math.round(Math.abs(share) * 44)
  return { from: `${share > 0 ? 50 : 50 - length}%`, to: `${share < 0 ? 50 : 50 + length}%` }
}

function headOfLine(line: LedgerLine) {
  return {
    key: `${line.routingName} ${line.tower ?? ''}`,
    name: line.projectName,
    address: projectAddress(line),
    place: [line.tower, line.city].filter(Boolean).join(', '),
    reraNumber: line.reraNumber,
    promised: writtenDay(line.promisedDate),
  }
}

/** Nearest promised date first; only the first few lines, unless the query asks for all. */
function promisesOf(lines: readonly LedgerLine[], view: View, today: string) {
  const running = lines
    .filter(({ handedOverDate }) => handedOverDate === null)
    .toSorted((one, other) => compare(one.promisedDate + nameKey(one), other.promisedDate + nameKey(other)))
  const isWhole = view.hasAll || running.length <= FIRST_PROMISES
  return {
    promises: (isWhole ? running : running.slice(0, FIRST_PROMISES)).map((line) => {
      const days = daysBetween(today, line.promisedDate)
      return {
        ...headOfLine(line),
        ...stageOf(line),
        isLate: days < 0,
        fromToday: days === 0 ? messages.today : days > 0 ? messages.fromToday(days) : messages.lateSoFar(-days),
      }
    }),
    allPromises: isWhole
      ? null
      : { label: `All ${running.length} dates`, address: addressOf({ ...view, hasAll: true }, 'to-come') },
  }
}

function stageOf({ reached, tower }: LedgerLine) {
  if (!reached) return { stage: messages.noUpdate, checked: '' }
  const { date, isVerified } = reached
  const isOther = reached.tower !== null && reached.tower.toLowerCase() !== tower?.toLowerCase()
  const stage = stageInWords(reached)
  return {
    stage: isOther ? `${reached.tower}: ${stage}` : stage,
    checked: isVerified ? messages.verified(writtenDay(date)) : messages.notVerified(writtenDay(date)),
  }
}

export function differenceInWords(days: number) {
  if (days === 0) return messages.onTheDay
  return days < 0 ? messages.early(-days) : messages.lateBy(days)
}

function sortIn(sort: string | null) {
  const key = sort?.replace(/^-/, '')
  return sort !== null && COLUMNS.some((column) => column.key === key) ? sort : DEFAULT_SORT
}

function sortedBy(lines: readonly HandedOverLine[], sort: string) {
  const column = COLUMNS.find(({ key }) => key === sort.replace(/^-/, '')) ?? COLUMNS[0]
  const sign = sort.startsWith('-') ? -1 : 1
  return lines.toSorted(
    (one, other) => sign * compare(column.of(one), column.of(other)) || compare(nameKey(one), nameKey(other)),
  )
}

/** The link sorts by the column, or reverses the order if the column is already sorted. */
function headOf({ key, label, isDescending }: (typeof COLUMNS)[number], view: View) {
  const { sort } = view
  const isCurrent = sort.replace(/^-/, '') === key
  const isDown = sort.startsWith('-')
  const next = `${(isCurrent ? !isDown : isDescending) ? '-' : ''}${key}`
  return {
    key,
    label,
    address: addressOf({ ...view, sort: next, page: 1 }),
    order: isCurrent ? (isDown ? ('descending' as const) : ('ascending' as const)) : ('none' as const),
  }
}

interface View {
  sort: string
  page: number
  /** Whether all promised dates are listed. */
  hasAll: boolean
}

function addressOf({ sort, page, hasAll }: View, part = 'handed-over') {
  const query = new URLSearchParams()
  if (sort !== DEFAULT_SORT) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  if (hasAll) query.set('count', ALL)
  return `/on-time${query.size > 0 ? `?${query}` : ''}#${part}`
}

function pageIn(text: string | null) {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

function nameKey({ projectName, tower }: LedgerLine) {
  return `${projectName} ${tower ?? ''}`.toLowerCase()
}

function compare<T extends string | number>(one: T, other: T) {
  return one === other ? 0 : one < other ? -1 : 1
}
