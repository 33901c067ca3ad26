import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import type { SalesFigures, VisitsAhead, VisitToday } from '#contract/back-office/dashboard.schema.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { EnquiryChart } from './enquiry-chart.tsx'
import { fullestHour } from './key-figures.ts'
import { RecentEnquiries } from './recent-enquiries.tsx'
import { dayParts } from './site-calendar.ts'
import './hours-table.css'

export function SalesPanels({ sales, today }: { sales: SalesFigures; today: string }) {
  return (
    <>
      <EnquiryChart className="dashboard-wide" enquiries={sales.enquiries} />
      <HoursTable className="dashboard-narrow" visits={sales.visitsAhead} />
      <RecentEnquiries className="dashboard-wide" enquiries={sales.recentEnquiries} today={today} />
      <VisitsToday
        className="dashboard-narrow"
        visits={sales.visitsToday}
        total={sales.visitCountToday}
        today={today}
      />
    </>
  )
}

/** Number of visits at which a cell has its darkest colour. */
const DARKEST = 5

function HoursTable({ visits, className }: { visits: VisitsAhead; className?: string }) {
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

type Props = {
  visits: readonly VisitToday[]
  /** Number of visits today, which may be more than are listed. */
  total: number
  today: string
  className?: string
}

function VisitsToday({ visits, total, today, className }: Props) {
  const more = total - visits.length
  return (
    <Panel
      title={dashboardMessages.visitsToday}
      className={className ?? ''}
      actions={
        <ButtonLink variant="line" size="sm" to={`/admin/appointment?from=${today}&to=${today}`}>
          All<span className="sr-only"> of today’s visits</span>
        </ButtonLink>
      }
    >
      {visits.length === 0 ? (
        <p className="muted">{dashboardMessages.noVisitsToday}</p>
      ) : (
        <ul className="visits-today">
          {visits.map((visit) => (
            <li key={visit.id}>
              <b>{visit.timeSlot ?? dashboardMessages.noHour}</b>
              <div className="two-lines">
                <b>{visit.projectName}</b>
                <span className="label">{visitorOf(visit)}</span>
              </div>
              {visit.purpose && <span className="dashboard-pill">{visit.purpose}</span>}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="muted">{`and ${more} more`}</p>}
    </Panel>
  )
}

/** For example 'Existing, Sun 4 1203'. */
function visitorOf({ customerType, tower, unitNumber }: VisitToday) {
  const home = [tower, unitNumber].filter((part) => part !== null).join(' ')
  return [customerType, home].filter(Boolean).join(', ')
}
