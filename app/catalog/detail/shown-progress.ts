import { USUAL_DAYS_BETWEEN_UPDATES } from '#contract/catalog/progress.constants.ts'
import type { Handover, ProgressUpdate } from '#contract/catalog/progress.schema.ts'
import { filledPercent, towerKey, towersOf } from '#contract/catalog/reached-stage.ts'
import { stageInWords, whereReached } from '#contract/catalog/stage-in-words.ts'
import { claimText } from '#contract/uploads/claim-text.ts'
import { daysBetween, MONTHS, siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { capitalised, inWords } from '../in-words.ts'
import { progressPageMessages as messages } from './progress-texts.ts'

interface Progress {
  updates: readonly ProgressUpdate[]
  handovers: readonly Handover[]
  possessionDate: string | null
  handedOverDate: string | null
  isCompleted: boolean
}

/** Null if there are no updates. The query can select a tower, a month and an update. */
export function shownProgress(progress: Progress, query: URLSearchParams, today = siteDay(new Date())) {
  const { updates: all } = progress
  if (all.length === 0) return null
  const lines = progress.handovers.filter(({ tower }) => tower !== null)
  const towers = towersOf(all, lines.length > 0 ? lines : [{ tower: null, handedOverDate: progress.handedOverDate }])
  const chosen = towers.find(({ name }) => name !== null && towerKey(name) === towerKey(query.get('tower')))
  const ofTower = chosen ? all.filter(({ tower }) => towerKey(tower) === towerKey(chosen.name)) : all
  const updates = ofTower.length > 0 ? ofTower : all
  const shown = updates.find(({ id }) => String(id) === query.get('update')) ?? updates[0]
  if (!shown) return null
  const months = [...Map.groupBy(updates, ({ date }) => monthOf(date))]
  const [month, inMonth] =
    months.find(([name]) => name === query.get('month')) ??
    months.find(([, own]) => own.some((update) => update !== updates[0])) ??
    months[0] ??
    []

  const photographed = claimText({ kind: 'photograph', takenOn: shown.date })
  const ofChosen = chosen?.name ? `tower=${encodeURIComponent(chosen.name)}&` : ''
  return {
    title: messages.title,
    lead: progress.isCompleted ? messages.lead : leadOf(towers),
    facts: factsOf(progress, lines, today),
    key: messages.key,
    earlier: messages.earlier,
    byMonth: messages.byMonth,
    updates: messages.updates,
    allTowers: chosen ? messages.allTowers : null,
    columns: [
      messages.columns[0],
      messages.columns[1],
      messages.columns[2],
      month ? monthInWords(month) : '',
      messages.columns[3],
    ],
    towers: towers.map(({ name, newest, handedOverDate, floors }) => ({
      name,
      floors,
      stage: handedOverDate !== null || !newest ? 'done' : newest.stage,
      percent: handedOverDate !== null || !newest ? 100 : filledPercent(newest),
      label: handedOverDate !== null || !newest ? messages.handedOver : capitalised(shortStage(newest)),
      day: writtenDay(handedOverDate ?? newest?.date ?? today),
      // The link of the selected tower shows all towers again.
      ...(towers.length > 1 &&
        name !== null && {
          query: name === chosen?.name ? '' : `tower=${encodeURIComponent(name)}`,
          ...(name === chosen?.name && { isCurrent: true }),
        }),
    })),
    note: noteOf(towers),
    noteOnDates: messages.noteOnDates,
    update: {
      head: [writtenDay(shown.date), shown.tower].filter(Boolean).join(', '),
      day: shown.date,
      title: messages.hasReached(shown.stage, whereReached(shown)),
      text: shown.text,
      verified:
        shown.verifiedBy === null ? messages.unverified : messages.verifiedBy(writtenDay(shown.date), shown.verifiedBy),
      photographs: shown.photographs,
      claim: photographed,
      alt: [shown.tower, stageInWords(shown), photographed].filter(Boolean).join(', '),
    },
    ofChosen,
    monthNames: MONTHS,
    month: month ?? null,
    years: yearsOf(months),
    rows: (inMonth ?? []).map((update) => ({
      id: update.id,
      no: all.length - all.indexOf(update),
      day: writtenDay(update.date),
      tower: update.tower,
      stage: stageInWords(update),
      text: update.text,
      verifiedBy: update.verifiedBy ?? messages.notVerified,
    })),
  }
}

/** Such as 'floor 22 of 27' or 'Finishing, 71%'. */
function shortStage(update: ProgressUpdate) {
  return update.stage === 'Structure' ? whereReached(update) : stageInWords(update)
}

type Towers = ReturnType<typeof towersOf<ProgressUpdate>>

function leadOf(towers: Towers) {
  const livedIn = towers.filter(({ handedOverDate }) => handedOverDate !== null).length
  const goingUp = towers.length - livedIn
  if (towers.length < 2) return messages.lead
  const lived = messages.livedIn(inWords(livedIn), livedIn === 1)
  const counts =
    livedIn === 0
      ? messages.goingUp(inWords(goingUp), goingUp === 1)
      : goingUp === 0
        ? lived
        : `${lived}, ${messages.areGoingUp(inWords(goingUp), goingUp === 1)}`
  return `${capitalised(counts)}. ${messages.lead}`
}

/**
 * The newest verified update, and the next promised date or, once everything is handed over, the last handover date.
 */
function factsOf(
  { updates, possessionDate, handedOverDate, isCompleted }: Progress,
  lines: readonly Handover[],
  today: string,
) {
  const verified = updates.find(({ verifiedBy }) => verifiedBy !== null)
  const own = [{ tower: null, promisedDate: possessionDate, handedOverDate }]
  const promises = (lines.length > 0 ? lines : own).map((line) => ({
    ...line,
    promisedDate: line.promisedDate ?? possessionDate,
  }))
  const lastDay = promises
    .flatMap((line) => line.handedOverDate ?? [])
    .toSorted()
    .at(-1)
  const isDone = isCompleted || promises.every((line) => line.handedOverDate !== null)
  const [next] = promises
    .filter((line) => !isDone && line.handedOverDate === null && line.promisedDate !== null)
    .toSorted((one, other) => ((one.promisedDate ?? '') < (other.promisedDate ?? '') ? -1 : 1))
  const isOld = !isDone && verified !== undefined && daysBetween(verified.date, today) > USUAL_DAYS_BETWEEN_UPDATES
  const day = verified ? writtenDay(verified.date) : messages.notVerified
  return [
    { label: messages.lastVerified, text: isOld ? messages.olderThanUsual(day) : day, isOld },
    ...(verified?.verifiedBy ? [{ label: messages.by, text: verified.verifiedBy }] : []),
    ...(next
      ? [
          {
            label: messages.possession(next.tower),
            text: `${writtenDay(next.promisedDate ?? '')}, ${fromToday(next.promisedDate ?? '', today)}`,
          },
        ]
      : isDone && lastDay
        ? [{ label: messages.keys, text: writtenDay(lastDay) }]
        : []),
  ]
}

function fromToday(day: string, today: string) {
  const days = daysBetween(today, day)
  if (days === 0) return messages.today
  return days > 0 ? messages.daysFromToday(days) : messages.daysAgo(-days)
}

function noteOf(towers: Towers) {
  const [first, ...others] = new Set(towers.map(({ floors }) => floors))
  return first !== undefined && others.length === 0 ? messages.noteOneHeight(first) : messages.note
}

/** Counts the updates per month, for each year that has any. `months` must start with the newest. */
function yearsOf(months: readonly (readonly [string, readonly unknown[]])[]) {
  const counts = new Map(months.map(([key, updates]) => [key, updates.length]))
  const years = [...new Set(months.map(([key]) => key.slice(0, 4)))]
  return years.map((year) => ({
    year,
    counts: MONTHS.map((_, nth) => counts.get(`${year}-${String(nth + 1).padStart(2, '0')}`) ?? 0),
  }))
}

function monthOf(day: string) {
  return day.slice(0, 7)
}

const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function monthInWords(month: string) {
  const [year, number] = month.split('-')
  return `${LONG_MONTHS[Number(number) - 1]} ${year}`
}
