import { Plus } from 'lucide'
import { Link } from 'react-router'
import { getDashboardFigures } from '#contract/back-office/dashboard.endpoints.ts'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import type { AdminCounts, DashboardFigures, SalesFigures } from '#contract/back-office/dashboard.schema.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { ADMINS, EDITORS, isOneOf, SALES_STAFF, type StaffRole } from '#contract/wire/roles.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { editAddress } from '../../catalog/manage-addresses.ts'
import { ProjectTable } from '../../catalog/table/project-table.tsx'
import { LeadsTodayPanels } from '../../leads/leads-today.tsx'
import { pageMeta } from '../../lib/page-meta.ts'
import { screenTitle } from '../../lib/screen-titles.ts'
import { useCall } from '../../lib/use-call.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { MailOutageNotice } from '../activity/mail-delivery.tsx'
import { staffRole } from '../shell/staff-guard.ts'
import type { Route } from './+types/dashboard.page'
import { ContentGaps } from './content-gaps.tsx'
import { FiguresStrip, gapsInWords } from './figures-strip.tsx'
import { hasSales, hasSite, sum } from './key-figures.ts'
import { RegistrationFindings } from './registration-findings.tsx'
import { SalesPanels } from './sales-panels.tsx'
import { dayParts } from './site-calendar.ts'
import './dashboard.css'

const SCREENS: readonly { count: keyof AdminCounts; label: string; to: string }[] = [
  { count: 'projects', label: 'Projects', to: '/admin/projectdetails' },
  { count: 'mediaItems', label: 'Media items', to: '/admin/newsevents' },
  { count: 'enquiries', label: 'Enquiries', to: '/admin/contactus' },
  { count: 'appointments', label: 'Appointments', to: '/admin/appointment' },
  { count: 'testimonials', label: 'Testimonials', to: '/admin/customers' },
  { count: 'subscribers', label: 'Subscribers', to: '/admin/subscribe' },
]

function CountLinks({ counts }: Pick<DashboardFigures, 'counts'>) {
  return (
    <ul className="count-links" aria-label="All records">
      {SCREENS.map(
        ({ count, label, to }) =>
          counts[count] !== undefined && (
            <li key={count}>
              <Link to={to}>
                <b>{counts[count].toLocaleString('en-IN')}</b> {label}
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}

/** Same layout as the key figures, to avoid a layout shift. */
function FiguresSkeleton({ role }: { role: StaffRole }) {
  return (
    <div className="figures" role="status" aria-busy="true">
      <span className="sr-only">{contentMessages.loading}</span>
      {FIGURES.slice(0, FIGURE_COUNT[role]).map((nth) => (
        <div key={nth} className="figure">
          <SkeletonLine width="70%" height="13px" />
          <div className="figure-value">
            <SkeletonLine width="40%" height="36px" />
          </div>
          <SkeletonLine width="80%" height="13px" />
        </div>
      ))}
    </div>
  )
}

function PanelsSkeleton({ role }: { role: StaffRole }) {
  const isSales = isOneOf(role, SALES_STAFF)
  return (
    <>
      <Panel className={isSales ? 'dashboard-wide' : ''} lead={<SkeletonLine width="180px" height="16px" />}>
        <SkeletonLine height="300px" />
      </Panel>
      {isSales && (
        <Panel className="dashboard-narrow" lead={<SkeletonLine width="140px" height="16px" />}>
          <SkeletonLine height="300px" />
        </Panel>
      )}
    </>
  )
}

const FIGURES = [1, 2, 3, 4, 5]
const FIGURE_COUNT: Record<StaffRole, number> = { SuperAdmin: 5, Admin: 5, Sales: 3, Editor: 2 }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: screenTitle('admin/dashboard'), matches, isHidden: true })
}

export default function Dashboard() {
  const role = staffRole()
  const isEditor = isOneOf(role, EDITORS)
  const isPhone = useIsPhone()
  const figures = useCall(getDashboardFigures)
  // First on a phone, because salespeople open the dashboard there to call waiting leads. The key keeps the state of
  // the panels, such as an open dialog about a call, when the phone is rotated.
  const leadsToday = isOneOf(role, SALES_STAFF) && <LeadsTodayPanels key="leads-today" />
  const { weekday, date, month } = dayParts(figures.data?.today ?? siteDay(new Date()))

  return (
    <>
      <ScreenHead
        title={`${weekday}, ${date} ${month}`}
        lead={figures.data && leadOf(figures.data)}
        actions={
          isEditor && (
            <ButtonLink to={editAddress()}>
              <Icon of={Plus} size={16} /> {catalogChangesMessages.addProject}
            </ButtonLink>
          )
        }
      />
      <div className="dashboard">
        {isOneOf(role, ADMINS) && <MailOutageNotice hasLink />}
        {isPhone && leadsToday}
        {figures.data && <FiguresStrip figures={figures.data} />}
        {figures.data && <CountLinks counts={figures.data.counts} />}
        {figures.isPending && <FiguresSkeleton role={role} />}
        {!isPhone && leadsToday}
        {figures.data && <Panels figures={figures.data} />}
        {figures.isPending && <PanelsSkeleton role={role} />}
        {figures.error && !figures.data && (
          <ErrorState
            as="h2"
            title={contentMessages.loadFailed}
            text={figures.error.message}
            onRetry={() => void figures.refetch()}
            isRetrying={figures.isFetching}
          />
        )}
        {isEditor && (
          <section className="dashboard-section" aria-labelledby="all-projects">
            <h2 id="all-projects">{dashboardMessages.allProjects}</h2>
            <ProjectTable />
          </section>
        )}
      </div>
    </>
  )
}

function Panels({ figures }: { figures: DashboardFigures }) {
  return (
    <>
      {hasSales(figures) && <SalesPanels sales={figures} today={figures.today} />}
      {hasSite(figures) && <RegistrationFindings gate={figures.gate} />}
      {hasSite(figures) && <ContentGaps content={figures.content} projects={figures.projects} />}
    </>
  )
}

function leadOf(figures: DashboardFigures) {
  if (hasSales(figures)) return todayInWords(figures)
  return hasSite(figures) && `${gapsInWords(figures.content)} on the site.`
}

function todayInWords({ visitCountToday, enquiries }: SalesFigures) {
  const enquiryCount = sum(enquiries.days.at(-1)?.counts ?? [])
  const visits = visitCountToday === 1 ? '1 visit' : `${visitCountToday} visits`
  const messages = enquiryCount === 1 ? '1 enquiry has' : `${enquiryCount} enquiries have`
  return `${visits} today. ${messages} come in since midnight.`
}
