import type { DashboardFigures, SalesFigures, SiteFigures } from '#contract/back-office/dashboard.schema.ts'
import {
  type ContentFigures,
  PAGE_PARTS,
  type PartFill,
  type ProjectContent,
} from '#contract/catalog/project-parts.schema.ts'

type Days = SalesFigures['enquiries']['days']
type VisitsAhead = SalesFigures['visitsAhead']

export function dayTotals(days: Days) {
  return days.map(({ counts }) => sum(counts))
}

/** Averages each day with the six before it, because single days vary too much to show a trend. */
export function weeklyMeans(totals: readonly number[]) {
  return totals.slice(6).map((_, nth) => sum(totals.slice(nth, nth + 7)) / 7)
}

export function changeSince(before: number, now: number) {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}

/** The share is a whole percentage. Null if there are no enquiries. */
export function leadingInterest({ interests, days }: SalesFigures['enquiries']) {
  const totals = interests.map((name, nth) => ({ name, total: sum(days.map(({ counts }) => counts[nth] ?? 0)) }))
  const [leader] = totals.toSorted((one, other) => other.total - one.total)
  const all = sum(totals.map(({ total }) => total))
  return leader && all > 0 ? { name: leader.name, share: Math.round((leader.total / all) * 100) } : null
}

export function visitsPerDay({ days, hours }: VisitsAhead) {
  return days.map((day, nth) => ({ day, total: sum(hours.map(({ counts }) => counts[nth] ?? 0)) }))
}

/** Returns the earliest one if several days are equal; null if there are no visits. */
export function busiestDay(visitsAhead: VisitsAhead) {
  const [busiest] = visitsPerDay(visitsAhead).toSorted((one, other) => other.total - one.total)
  return busiest && busiest.total > 0 ? busiest : null
}

/** Ignores visits without a time slot; null if there are no others. */
export function fullestHour({ days, hours }: VisitsAhead) {
  const all = hours.flatMap(({ timeSlot, counts }) =>
    counts.flatMap((count, nth) => (timeSlot === null ? [] : [{ timeSlot, day: days[nth] ?? '', count }])),
  )
  const [fullest] = all.toSorted((one, other) => other.count - one.count)
  return fullest && fullest.count > 0 ? fullest : null
}

export function gapsOf({ parts }: ProjectContent) {
  return parts.filter(({ have, need }) => have < need)
}

export function fillOf({ have, need }: PartFill) {
  if (have >= need) return 'complete'
  return have === 0 ? 'empty' : 'short'
}

/** Projects that are only announced have no page. */
export function pagesOnSite({ shown, announced }: ContentFigures) {
  return shown - announced
}

/** Returns the complete parts as a percentage of all parts that the visible pages should have. */
export function completeness(content: ContentFigures) {
  const parts = pagesOnSite(content) * PAGE_PARTS.length
  // Rounded down, so that 100 means that nothing is missing.
  return parts === 0 ? 100 : Math.floor(((parts - content.gaps) / parts) * 100)
}

export function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Whether the role sees the figures about sales: false for editors. */
export function hasSales(figures: DashboardFigures): figures is DashboardFigures & SalesFigures {
  return figures.enquiries !== undefined
}

/** Whether the role sees the figures about the site: false for sales staff. */
export function hasSite(figures: DashboardFigures): figures is DashboardFigures & SiteFigures {
  return figures.content !== undefined
}
