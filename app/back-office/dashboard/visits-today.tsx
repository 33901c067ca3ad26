import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import type { VisitToday } from '#contract/back-office/dashboard.schema.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

type Props = {
  visits: readonly VisitToday[]
  /** All of today's visits; there may be more than are listed. */
  total: number
  today: string
  className?: string
}

export function VisitsToday({ visits, total, today, className }: Props) {
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

/** 'Existing, Sun 4 1203' */
function visitorOf({ customerType, tower, unitNumber }: VisitToday) {
  const home = [tower, unitNumber].filter((part) => part !== null).join(' ')
  return [customerType, home].filter(Boolean).join(', ')
}
