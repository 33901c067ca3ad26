import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import type { VisitsAhead } from '#contract/back-office/dashboard.schema.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { fullestHour } from './key-figures.ts'
import { dayParts } from './site-calendar.ts'
import './hours-table.css'

/** From here on a cell is as dark as it gets. */
const DARKEST = 5

export function HoursTable({ visits, className }: { visits: VisitsAhead; className?: string }) {
  return (
    <Panel
      title={dashboardMessages.hoursQuestion}
      lead={dashboardMessages.hoursNote}
      className={`hours-panel ${className ?? ''}`}
    >
      <p className="dashboard-answer">{answerOf(visits)}</p>
      <table className="hours">
        <caption className="sr-only">{dashboardMessages.hoursNote}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Hour</span>
            </th>
            {visits.days.map((day) => (
              <th key={day} scope="col">
                {dayParts(day).weekday.slice(0, 1)}
                <span className="hours-day-rest">{dayParts(day).weekday.slice(1, 3)}</span>
                <br />
                {dayParts(day).date}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.hours.map(({ timeSlot, counts }) => (
            <tr key={timeSlot}>
              <th scope="row">{timeSlot ?? dashboardMessages.noHour}</th>
              {counts.map((count, nth) => (
                <td key={visits.days[nth]} data-level={Math.min(count, DARKEST)}>
                  {count === 0 ? <span className="sr-only">0</span> : count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function answerOf(visits: VisitsAhead) {
  const fullest = fullestHour(visits)
  if (!fullest) return 'None: no hour of these days is booked.'
  const { weekday, short } = dayParts(fullest.day)
  return `Fullest is ${weekday}, ${short}, ${fullest.timeSlot}, with ${fullest.count}.`
}
