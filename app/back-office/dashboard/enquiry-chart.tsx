import { useState } from 'react'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import type { EnquiriesByDay } from '#contract/back-office/dashboard.schema.ts'
import { axisSteps } from '../../lib/axis-steps.ts'
import { Button } from '../../ui/action/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { changeSince, dayTotals, leadingInterest, sum } from './key-figures.ts'
import { dayParts } from './site-calendar.ts'
import './enquiry-chart.css'

export function EnquiryChart({ enquiries, className }: { enquiries: EnquiriesByDay; className?: string }) {
  const [isInNumbers, setInNumbers] = useState(false)
  const isEmpty = enquiries.interests.length === 0

  return (
    <Panel
      title={dashboardMessages.enquiriesQuestion}
      lead={dashboardMessages.enquiriesNote}
      className={className ?? ''}
      actions={
        !isEmpty && (
          <Button variant="line" size="sm" onClick={() => setInNumbers(!isInNumbers)}>
            {isInNumbers ? dashboardMessages.showChart : dashboardMessages.showNumbers}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <p className="muted">{dashboardMessages.noEnquiries}</p>
      ) : (
        <p className="dashboard-answer">{answerOf(enquiries)}</p>
      )}
      {!isEmpty && (isInNumbers ? <EnquiryNumbers enquiries={enquiries} /> : <Chart enquiries={enquiries} />)}
    </Panel>
  )
}

function Chart({ enquiries }: { enquiries: EnquiriesByDay }) {
  const { interests, days } = enquiries
  const steps = axisSteps(Math.max(...dayTotals(days)))
  const top = steps.at(-1) ?? 1

  return (
    <figure className="enquiry-chart">
      <ul className="enquiry-legend">
        {interests.map((interest, nth) => (
          <li key={interest} data-series={nth + 1}>
            {interest}
          </li>
        ))}
      </ul>
      <div className="enquiry-plot">
        {steps.map((step) => (
          <span key={step} className="enquiry-step" style={{ bottom: `${(step / top) * 100}%` }} aria-hidden="true">
            {step}
          </span>
        ))}
        {/* The SVG is stretched to its frame, which would distort text, so its labels are HTML elements outside it. */}
        <svg
          viewBox={`0 0 ${days.length} ${top}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={describe(enquiries)}
        >
          {days.map(({ day, counts }, nth) => (
            <g key={day}>
              <title>{dayInNumbers(day, counts, interests)}</title>
              {counts.map((count, series) => (
                <rect
                  key={interests[series]}
                  data-series={series + 1}
                  x={nth + 0.12}
                  width={0.76}
                  y={top - sum(counts.slice(0, series + 1))}
                  height={count}
                />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <div className="enquiry-days" aria-hidden="true">
        {days.map(({ day }, nth) => (
          <span key={day} data-named={nth % DAYS_PER_NAME === 0 || undefined}>
            {nth % DAYS_PER_NAME === 0 && dayParts(day).short}
          </span>
        ))}
      </div>
    </figure>
  )
}

const DAYS_PER_NAME = 5

function answerOf(enquiries: EnquiriesByDay) {
  const now = sum(dayTotals(enquiries.days))
  const change = changeSince(enquiries.totalBefore, now)
  const leader = leadingInterest(enquiries)
  const growth = change === null ? 'There were none before' : change > 0 ? 'Yes' : change < 0 ? 'No' : 'Neither way'
  const numbers = `${now} in 30 days, ${enquiries.totalBefore} in the 30 before`
  return `${growth}: ${numbers}${leader ? `, and ${leader.share}% of them for ${leader.name}` : ''}.`
}

function describe({ interests, days }: EnquiriesByDay) {
  const totals = dayTotals(days)
  const most = Math.max(...totals)
  const busiest = days[totals.indexOf(most)]?.day ?? ''
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const shares = interests.map((name, nth) => `${name} ${sum(days.map(({ counts }) => counts[nth] ?? 0))}`)
  return (
    `Bars for each day from ${dayParts(first).short} to ${dayParts(last).short}: ${sum(totals)} ${sum(totals) === 1 ? 'enquiry' : 'enquiries'}, ` +
    `most on ${dayParts(busiest).short} with ${most}. ${shares.join(', ')}.`
  )
}

function dayInNumbers(day: string, counts: readonly number[], interests: readonly string[]) {
  const shares = counts.flatMap((count, nth) => (count > 0 ? [`${interests[nth]} ${count}`] : []))
  return `${dayParts(day).short}: ${sum(counts)}${shares.length > 0 ? ` (${shares.join(', ')})` : ''}`
}

function EnquiryNumbers({ enquiries: { interests, days } }: { enquiries: EnquiriesByDay }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it
    <section className="enquiry-numbers" aria-label={dashboardMessages.enquiriesNote} tabIndex={0}>
      <table>
        <caption className="sr-only">{dashboardMessages.enquiriesNote}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {interests.map((interest) => (
              <th key={interest} scope="col">
                {interest}
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, counts }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {counts.map((count, nth) => (
                <td key={interests[nth]}>{count}</td>
              ))}
              <td>
                <b>{sum(counts)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
