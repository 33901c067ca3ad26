import { Plus } from 'lucide'
import { getDashboardFigures } from '#contract/back-office/dashboard.endpoints.ts'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import type { DashboardFigures } from '#contract/back-office/dashboard.schema.ts'
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
import { Icon } from '../../ui/icon.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { MailOutageNotice } from '../activity/mail-delivery.tsx'
import type { Route } from './+types/dashboard.page'
import { ContentGaps } from './content-gaps.tsx'
import { CountLinks } from './count-links.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { EnquiryChart } from './enquiry-chart.tsx'
import { FiguresStrip } from './figures-strip.tsx'
import { HoursTable } from './hours-table.tsx'
import { sum } from './key-figures.ts'
import { RecentEnquiries } from './recent-enquiries.tsx'
import { dayParts } from './site-calendar.ts'
import { VisitsToday } from './visits-today.tsx'
import './dashboard.css'

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
