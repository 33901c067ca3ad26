import { Plus } from 'lucide'
import { Link } from 'react-router'
import { getDashboardFigures } from '#contract/back-office/dashboard.endpoints.ts'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import type { AdminCounts, DashboardFigures, VisitsAhead, VisitToday } from '#contract/back-office/dashboard.schema.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { editAddress } from '../../catalog/manage-addresses.ts'
import { ProjectTable } from '../../catalog/table/project-table.tsx'
import { pageMeta } from '../../lib/page-meta.ts'
import { screenTitle } from '../../lib/screen-titles.ts'
import { useCall } from '../../lib/use-call.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { MailOutageNotice } from '../activity/mail-delivery.tsx'
import type { Route } from './+types/dashboard.page'
import { ContentGaps } from './content-gaps.tsx'
import { EnquiryChart } from './enquiry-chart.tsx'
import { FiguresStrip } from './figures-strip.tsx'
import { fullestHour, sum } from './key-figures.ts'
import { RecentEnquiries } from './recent-enquiries.tsx'
import { dayParts } from './site-calendar.ts'
import './dashboard.css'
import './hours-table.css'

const SCREENS: readonly { count: keyof AdminCounts; label: string; to: string }[] = [
  { count: 'projects', label: 'Projects', to: '/admin/projectdetails' },
  { count: 'mediaItems', label: 'Media items', to: '/admin/newsevents' },
  { count: 'enquiries', label: 'Enquiries', to: '/admin/contactus' },
  { count: 'appointments', label: 'Appointments', to: '/admin/appointment' },
  { count: 'testimonials', label: 'Testimonials', to: '/admin/customers' },
  { count: 'subscribers', label: 'Subscribers', to: '/admin/subscribe' },
]

/** Number of records of each kind, with links to their screens. */
function CountLinks({ counts }: { counts: AdminCounts }) {
  return (
    <ul className="count-links" aria-label="All records">
      {SCREENS.map(({ count, label, to }) => (
        <li key={count}>
          <Link to={to}>
            <b>{counts[count].toLocaleString('en-IN')}</b> {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Same layout as the dashboard, to avoid a layout shift. */
function DashboardSkeleton() {
  return (
    <>
      <div className="figures" role="status" aria-busy="true">
        <span className="sr-only">{contentMessages.loading}</span>
        {FIVE.map((nth) => (
          <div key={nth} className="figure">
            <SkeletonLine width="70%" height="13px" />
            <div className="figure-value">
              <SkeletonLine width="40%" height="36px" />
            </div>
            <SkeletonLine width="80%" height="13px" />
          </div>
        ))}
      </div>
      <Panel className="dashboard-wide" title={<SkeletonLine width="180px" height="16px" />}>
        <SkeletonLine height="300px" />
      </Panel>
      <Panel className="dashboard-narrow" title={<SkeletonLine width="140px" height="16px" />}>
        <SkeletonLine height="300px" />
      </Panel>
    </>
  )
}

const FIVE = [1, 2, 3, 4, 5]

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

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: screenTitle('admin/dashboard'), matches, isHidden: true })
}

export default function Dashboard() {
  const figures = useCall(getDashboardFigures)
  const { weekday, date, month } = dayParts(figures.data?.today ?? siteDay(new Date()))

  return (
    <>
      <ScreenHead
        title={`${weekday}, ${date} ${month}`}
        lead={figures.data && todayInWords(figures.data)}
        actions={
          <ButtonLink to={editAddress()}>
            <Icon of={Plus} size={16} /> {catalogChangesMessages.addProject}
          </ButtonLink>
        }
      />
      <div className="dashboard">
        <MailOutageNotice hasLink />
        {figures.data && <FiguresStrip figures={figures.data} />}
        {figures.data && <CountLinks counts={figures.data.counts} />}
        {figures.data && <Panels figures={figures.data} />}
        {figures.isPending && <DashboardSkeleton />}
        {figures.error && !figures.data && (
          <ErrorState
            as="h2"
            title={contentMessages.loadFailed}
            text={figures.error.message}
            onRetry={() => void figures.refetch()}
            isRetrying={figures.isFetching}
          />
        )}
        <section className="dashboard-section" aria-labelledby="all-projects">
          <h2 id="all-projects">{dashboardMessages.allProjects}</h2>
          <ProjectTable />
        </section>
      </div>
    </>
  )
}

function Panels({ figures }: { figures: DashboardFigures }) {
  return (
    <>
      <EnquiryChart className="dashboard-wide" enquiries={figures.enquiries} />
      <HoursTable className="dashboard-narrow" visits={figures.visitsAhead} />
      <RecentEnquiries className="dashboard-wide" enquiries={figures.recentEnquiries} today={figures.today} />
      <VisitsToday
        className="dashboard-narrow"
        visits={figures.visitsToday}
        total={figures.visitCountToday}
        today={figures.today}
      />
      <ContentGaps content={figures.content} projects={figures.projects} />
    </>
  )
}

function todayInWords({ visitCountToday, enquiries }: DashboardFigures) {
  const enquiryCount = sum(enquiries.days.at(-1)?.counts ?? [])
  const visits = visitCountToday === 1 ? '1 visit' : `${visitCountToday} visits`
  const messages = enquiryCount === 1 ? '1 enquiry has' : `${enquiryCount} enquiries have`
  return `${visits} today. ${messages} come in since midnight.`
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

/** Type and home of the visitor, such as 'Existing, Sun 4 1203'. */
function visitorOf({ customerType, tower, unitNumber }: VisitToday) {
  const home = [tower, unitNumber].filter((part) => part !== null).join(' ')
  return [customerType, home].filter(Boolean).join(', ')
}
