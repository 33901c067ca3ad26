import type { ReactNode } from 'react'
import type { DashboardFigures, SalesFigures } from '#contract/back-office/dashboard.schema.ts'
import type { ContentFigures } from '#contract/catalog/project-parts.schema.ts'
import {
  busiestDay,
  changeSince,
  completeness,
  dayTotals,
  hasSales,
  hasSite,
  sum,
  visitsPerDay,
  weeklyMeans,
} from './key-figures.ts'
import { dayParts } from './site-calendar.ts'

const WIDTH = 60
const HEIGHT = 20

/** Decorative trend line; the enquiry chart below has the details. */
function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1)
  const step = WIDTH / Math.max(values.length - 1, 1)
  const points = values.map(
    (value, nth) => `${(nth * step).toFixed(1)},${(HEIGHT - (value / most) * HEIGHT).toFixed(1)}`,
  )
  return (
    <svg
      className="sparkline"
      viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
      width={WIDTH}
      height={HEIGHT + 2}
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}

export function FiguresStrip({ figures }: { figures: DashboardFigures }) {
  const sales = hasSales(figures) && figures
  const site = hasSite(figures) && figures.content
  return (
    <dl className="figures" aria-label="Key figures">
      {sales && <EnquiryFigure enquiries={sales.enquiries} />}
      {sales && <VisitsFigure visitsAhead={sales.visitsAhead} />}
      {site && (
        <Figure
          label="Projects on the site"
          value={
            <>
              {inDigits(site.shown)} <small>{`of ${inDigits(site.projects)}`}</small>
            </>
          }
          note={visibilityNote({ hidden: site.projects - site.shown, announced: site.announced })}
        />
      )}
      {sales && (
        <Figure
          label="Subscribers"
          value={inDigits(sales.subscribers.total)}
          note={
            <>
              <b>{`${inDigits(sales.subscribers.recent)} new`}</b> in 30 days
            </>
          }
        />
      )}
      {site && <Figure label="Content complete" value={`${completeness(site)}%`} note={gapsInWords(site)} />}
    </dl>
  )
}

function EnquiryFigure({ enquiries }: Pick<SalesFigures, 'enquiries'>) {
  const totals = dayTotals(enquiries.days)
  return (
    <Figure
      label="Enquiries, 30 days"
      value={inDigits(sum(totals))}
      note={<Change before={enquiries.totalBefore} now={sum(totals)} />}
      drawing={<Sparkline values={weeklyMeans(totals)} />}
    />
  )
}

function VisitsFigure({ visitsAhead }: Pick<SalesFigures, 'visitsAhead'>) {
  const busiest = busiestDay(visitsAhead)
  return (
    <Figure
      label="Visits booked, next 7 days"
      value={inDigits(sum(visitsPerDay(visitsAhead).map(({ total }) => total)))}
      note={busiest ? `${dayParts(busiest.day).weekday} is busiest, with ${busiest.total}` : 'None yet'}
    />
  )
}

type FigureProps = { label: string; value: ReactNode; note: ReactNode; drawing?: ReactNode }

function Figure({ label, value, note, drawing }: FigureProps) {
  return (
    <div className="figure">
      <dt className="label">{label}</dt>
      <dd className="figure-value">{value}</dd>
      <dd className="figure-note">{note}</dd>
      {drawing}
    </div>
  )
}

function Change({ before, now }: { before: number; now: number }) {
  const change = changeSince(before, now)
  if (change === null) return 'None in the 30 days before'
  if (change === 0) return 'As many as in the 30 days before'
  return (
    <>
      <b data-down={change < 0 || undefined}>{`${Math.abs(change)}% ${change > 0 ? 'up' : 'down'}`}</b> on the 30 days
      before
    </>
  )
}

function visibilityNote({ hidden, announced }: { hidden: number; announced: number }) {
  const text = hidden === 0 ? 'None is hidden' : `${inDigits(hidden)} ${hidden === 1 ? 'is' : 'are'} hidden`
  return announced === 0 ? text : `${text}, ${inDigits(announced)} only announced`
}

export function gapsInWords({ gaps, withGaps }: ContentFigures) {
  return gaps === 0 ? 'No gaps' : `${counted(gaps, 'gap')} in ${counted(withGaps, 'project')}`
}

function counted(count: number, thing: string) {
  return `${inDigits(count)} ${thing}${count === 1 ? '' : 's'}`
}

function inDigits(number: number) {
  return number.toLocaleString('en-IN')
}
