import { FEWEST_BOOKINGS } from '#contract/insights/insights.constants.ts'
import type { InterestCounts, Measure, ProjectInterest, SourceInterest } from '#contract/insights/insights.schema.ts'
import { originName } from '#contract/insights/origin-name.ts'

/** `answer` is the sentence that answers the question of a panel; `more` adds details and may be empty. */
export interface Answer {
  answer: string
  more: string
}

type Counts = Record<Measure, number>

export const MEASURES: readonly Measure[] = [
  'views',
  'shortlists',
  'brochures',
  'enquiries',
  'visits',
  'came',
  'booked',
]

export function isEmpty(counts: Counts) {
  return MEASURES.every((measure) => counts[measure] === 0)
}

export function byInterest(projects: readonly ProjectInterest[]) {
  return projects.toSorted(
    (one, other) => other.enquiries - one.enquiries || other.views - one.views || one.name.localeCompare(other.name),
  )
}

export function projectAnswer(projects: readonly ProjectInterest[]): Answer {
  const [leader] = byInterest(projects)
  if (!leader || isEmpty(leader)) return { answer: 'None yet.', more: '' }
  const most = (measure: Measure) => Math.max(...projects.map((project) => project[measure]))
  const counted = MEASURES.filter((measure) => most(measure) > 0)
  const mostViewed = projects.toSorted((one, other) => other.views - one.views)[0]
  if (counted.every((measure) => leader[measure] === most(measure)))
    return { answer: `${leader.name}, at every step.`, more: keptMostOften(projects, leader) }
  const answer =
    leader === mostViewed || !mostViewed
      ? `${leader.name}.`
      : `${leader.name} for enquiries, ${mostViewed.name} for views.`
  return { answer, more: keptMostOften(projects, leader) }
}

/** With fewer views or shortlists, the ratios of a project are not meaningful. */
const FEWEST_VIEWS = 100
const FEWEST_SHORTLISTS = 5

function keptMostOften(projects: readonly ProjectInterest[], leader: ProjectInterest) {
  const known = projects.filter(({ views, shortlists }) => views >= FEWEST_VIEWS && shortlists >= FEWEST_SHORTLISTS)
  const [first] = known.toSorted((one, other) => other.shortlists / other.views - one.shortlists / one.views)
  if (!first || first === leader || known.length < 3) return ''
  const perView = (project: ProjectInterest) => project.enquiries / project.views
  const isLeast = known.every((project) => project === first || perView(project) > perView(first))
  return `${first.name} is kept on shortlists more often per view than any other${isLeast ? ', and asked about least' : ''}.`
}

const BETWEEN: readonly { from: keyof InterestCounts; to: Measure; words: string }[] = [
  { from: 'enquiries', to: 'visits', words: 'Between writing and visiting.' },
  { from: 'due', to: 'came', words: 'Between booking a visit and coming.' },
  { from: 'came', to: 'booked', words: 'Between coming and booking a home.' },
]

/** With fewer people at a step, the share that takes the next step is not meaningful. */
const FEWEST_AT_STEP = 5

export function stopAnswer(project: InterestCounts): Answer {
  const taken = BETWEEN.filter(({ from }) => project[from] >= FEWEST_AT_STEP)
  const [hardest] = taken.toSorted(
    (one, other) => project[one.to] / project[one.from] - project[other.to] / project[other.from],
  )
  const { enquiries, visits, due, came, booked } = project
  return {
    answer: hardest?.words ?? 'Too few have written to say.',
    more: `${many(visits, 'visit')} for ${many(enquiries, 'enquiry')}, ${number(came)}${due > 0 ? ` of ${number(due)} due` : ''} came and ${number(booked)} booked.`,
  }
}

function changeOf(before: number, now: number) {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}

/** A change by a smaller percentage counts as no change. */
const SAME = 5

export function busierAnswer(now: Counts, before: Counts, rangeBefore: string): Answer {
  const change = changeOf(before.enquiries, now.enquiries)
  const answer =
    change === null
      ? 'There is nothing to compare with.'
      : Math.abs(change) < SAME
        ? 'About the same.'
        : change > 0
          ? `Yes, by ${change} %.`
          : `No, ${-change} % less.`
  const counted = (measure: 'enquiries' | 'visits', name: string) =>
    `${many(now[measure], name)}${signed(changeOf(before[measure], now[measure]))}`
  return {
    answer,
    more: `${counted('enquiries', 'enquiry')} and ${counted('visits', 'visit')} against ${rangeBefore}.`,
  }
}

function signed(change: number | null) {
  if (change === null) return ''
  return ` (${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change)} %)`
}

export function bySource(sources: readonly SourceInterest[]) {
  const isLast = ({ origin }: SourceInterest) => Number(origin === null || origin === 'site')
  return sources.toSorted(
    (one, other) =>
      isLast(one) - isLast(other) ||
      other.booked - one.booked ||
      other.enquiries - one.enquiries ||
      other.visits - one.visits ||
      other.views - one.views,
  )
}

export function sourceAnswer(sources: readonly SourceInterest[]): Answer {
  const known = bySource(sources).filter(({ origin }) => origin !== null && origin !== 'site')
  const [first, second] = known.filter(({ booked }) => booked > 0)
  const weak = known
    .filter((source) => source.booked <= 1 && source !== first && source !== second && source.enquiries > 0)
    .toSorted((one, other) => other.enquiries - one.enquiries)[0]
  const ofWeak = weak
    ? `${originName(weak.origin)}: ${many(weak.enquiries, 'enquiry')} and ${weak.booked === 0 ? 'no booking' : 'one booking'}. `
    : ''
  const more = `${ofWeak}A share is shown from five bookings on.`
  if (!first) return { answer: 'None has brought a booking yet.', more }
  return {
    answer: `${originName(first.origin)}${second ? `, then ${inSentence(originName(second.origin))}` : ''}.`,
    more,
  }
}

function inSentence(name: string) {
  return name.startsWith('WhatsApp') || name.startsWith('Campaign')
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1)
}

/**
 * Returns the share of this origin in all views that did not begin on the site. Null for the site itself, and for an
 * origin without views.
 */
export function shareOfViews({ origin, views }: SourceInterest, sources: readonly SourceInterest[]) {
  const all = sources.reduce((sum, one) => sum + (one.origin === 'site' ? 0 : one.views), 0)
  return origin === 'site' || views === 0 ? null : percent(views / all)
}

export function bookedShare({ booked, enquiries }: SourceInterest) {
  return booked < FEWEST_BOOKINGS || enquiries === 0 ? null : percent(booked / enquiries)
}

/** Null if there are no bookings or no visitor came, or if there are so many bookings that one more matters little. */
export function fewBookings({ booked, came }: InterestCounts) {
  if (booked === 0 || booked >= WORDS.length || came === 0) return null
  const points = Math.max(1, Math.round(100 / came))
  const subject = booked === 1 ? 'One booking is little' : `${WORDS[booked]} bookings are few`
  return `${subject}: one more or less changes the last line by ${points} ${points === 1 ? 'point' : 'points'}.`
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

const COMPARED: Partial<Record<Measure, { with: keyof InterestCounts; words: string }>> = {
  shortlists: { with: 'views', words: 'of views' },
  brochures: { with: 'views', words: 'of views' },
  enquiries: { with: 'views', words: 'of views' },
  visits: { with: 'enquiries', words: 'of enquiries' },
  came: { with: 'due', words: 'of visits due' },
  booked: { with: 'came', words: 'of those who came' },
}

export function shareOfStep(measure: Measure, project: InterestCounts) {
  const compared = COMPARED[measure]
  if (!compared || project[compared.with] === 0) return ''
  return `${percent(project[measure] / project[compared.with])} ${compared.words}`
}

export function percent(share: number) {
  if (share === 0) return '0 %'
  const hundredths = share * 100
  return `${hundredths < 10 ? hundredths.toFixed(1) : Math.round(hundredths)} %`
}

export function number(count: number) {
  return count.toLocaleString('en-IN')
}

function many(count: number, name: string) {
  const plural = name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`
  return `${number(count)} ${count === 1 ? name : plural}`
}

export function totalOf(rows: readonly Counts[]) {
  const sum = (measure: Measure) => rows.reduce((all, row) => all + row[measure], 0)
  return Object.fromEntries(MEASURES.map((measure) => [measure, sum(measure)])) as Counts
}
