import { useEffect, useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { DEFAULT_WEEKS, WEEK_RANGES, type WeekRange } from '#contract/insights/insights.constants.ts'
import { getInsights, listInsightLines } from '#contract/insights/insights.endpoints.ts'
import type { InsightLine, Insights } from '#contract/insights/insights.schema.ts'
import { originName } from '#contract/insights/origin-name.ts'
import { dayAfter, writtenDay } from '#contract/wire/site-time.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { browserApi } from '../lib/browser-api.ts'
import type { CsvColumn } from '../lib/csv.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { CallError, useCall } from '../lib/use-call.ts'
import { Button } from '../ui/action/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { SmallSelect } from '../ui/form/small-select.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { ExportButton } from '../ui/table/export-button.tsx'
import { ListFilter } from '../ui/table/list-filter.tsx'
import { oneOf, upTo, useListFilters } from '../ui/table/use-list-filters.ts'
import { byInterest, isEmpty, MEASURES, totalOf } from './insight-answers.ts'
import { insightTexts as texts } from './insight-texts.ts'
import { ProjectTable, SourceTable } from './interest-table.tsx'
import { ProjectSteps } from './project-steps.tsx'
import { WeekChart } from './week-chart.tsx'
import './insights.css'

export const meta = hiddenPageMeta

export default function InsightsPage() {
  // Each response lists all options of the filters, even if the requested category or city is not one of them.
  const [offered, setOffered] = useState<Insights>()
  const [chosen, change] = useListFilters({
    weeks: oneOf(WEEK_RANGES.map(String)),
    category: oneOf(offered?.categories),
    city: oneOf(offered?.cities),
    project: upTo(LENGTH.name),
  })
  const weeks = (chosen.weeks === '' ? DEFAULT_WEEKS : Number(chosen.weeks)) as WeekRange
  const query = { weeks, category: chosen.category || undefined, city: chosen.city || undefined }
  const insights = useCall(getInsights, { query })
  const { data } = insights
  useEffect(() => {
    if (data) setOffered(data)
  }, [data])

  async function readLines() {
    const outcome = await browserApi(listInsightLines, { query })
    if (!outcome.ok) throw new CallError(outcome)
    return outcome.data
  }

  return (
    <>
      <ScreenHead
        title={texts.insights}
        lead={`${texts.countsOnly} ${data ? daysInWords(weeks, data) : ''}`}
        actions={<ExportButton name="insights" columns={EXPORT} read={readLines} />}
      />
      <div className="insights-tools">
        <SmallSelect
          aria-label={texts.range}
          value={weeks}
          onChange={(event) => change({ weeks: event.currentTarget.value })}
        >
          {WEEK_RANGES.map((range) => (
            <option key={range} value={range}>
              {texts.ranges[range]}
            </option>
          ))}
        </SmallSelect>
        <ListFilter
          label={texts.category}
          value={chosen.category}
          options={data?.categories ?? []}
          onChange={(category) => change({ category, project: '' })}
        />
        <ListFilter
          label={texts.city}
          value={chosen.city}
          options={data?.cities ?? []}
          onChange={(city) => change({ city, project: '' })}
        />
        {data && <span className="insights-counted label">{texts.countedTo(timeOf(data.countedAt))}</span>}
      </div>
      {data && (
        <div className="insights" data-outdated={insights.isPlaceholderData || undefined}>
          <Panels
            insights={data}
            weeks={weeks}
            chosenId={Number(chosen.project)}
            onProject={(project) => change({ project })}
            onThisWeek={() => change({ weeks: '0' })}
          />
        </div>
      )}
      {insights.isPending && <InsightsSkeleton />}
      {insights.error && !data && (
        <ErrorState
          as="h2"
          title={contentMessages.loadFailed}
          text={insights.error.message}
          onRetry={() => void insights.refetch()}
          isRetrying={insights.isFetching}
        />
      )}
    </>
  )
}

interface PanelsProps {
  insights: Insights
  weeks: WeekRange
  chosenId: number
  onProject: (id: string) => void
  onThisWeek: () => void
}

function Panels({ insights, weeks, chosenId, onProject, onThisWeek }: PanelsProps) {
  const { projects, sources, before, from, to } = insights
  const chosen = projects.find(({ id }) => id === chosenId) ?? byInterest(projects)[0] ?? null
  if (isEmpty(totalOf(sources)) && isEmpty(before)) {
    return (
      <Panel>
        <EmptyState
          as="h2"
          title={weeks === 0 ? texts.emptyWeek : texts.empty}
          text={texts.emptyText(shortDayOf(nextMonday(weeks, insights)))}
          action={
            weeks !== 0 && (
              <Button variant="ghost" size="sm" onClick={onThisWeek}>
                {texts.showThisWeek}
              </Button>
            )
          }
        />
      </Panel>
    )
  }
  return (
    <>
      <ProjectTable projects={projects} chosenId={chosen?.id ?? null} />
      <div className="insights-pair">
        {chosen && <ProjectSteps project={chosen} projects={projects} onChoose={onProject} />}
        <WeekChart
          weeks={insights.weeks}
          before={before}
          from={from}
          to={to}
          rangeBefore={texts.rangeBefore[weeks]}
          isOver={weeks !== 0}
        />
      </div>
      <SourceTable sources={sources} />
    </>
  )
}

const EXPORT: readonly CsvColumn<InsightLine>[] = [
  { header: texts.week, value: ({ week }) => week },
  { header: texts.project, value: ({ projectName }) => projectName },
  { header: texts.source, value: ({ origin }) => originName(origin) },
  ...MEASURES.map((measure) => ({
    header: texts.measure[measure],
    value: (line: InsightLine) => line[measure],
  })),
]

function daysInWords(weeks: WeekRange, { from, to }: Insights) {
  return weeks === 0
    ? `${texts.ranges[0]}, since Monday, ${writtenDay(from)}.`
    : `${texts.ranges[weeks]} to ${writtenDay(to)}.`
}

/** The coming Monday, when the current week is complete and can be charted. */
function nextMonday(weeks: WeekRange, { from, to }: Insights) {
  return weeks === 0 ? dayAfter(from, 7) : dayAfter(to, 8)
}

function shortDayOf(day: string) {
  return writtenDay(day).replace(/ \d+$/, '')
}

function timeOf(moment: string) {
  return momentInWords(moment).split(', ')[1] ?? ''
}

/** Same layout as the panels, to avoid a layout shift. */
function InsightsSkeleton() {
  return (
    <div className="insights" role="status" aria-busy="true">
      <span className="sr-only">{contentMessages.loading}</span>
      <Panel lead={<SkeletonLine width="220px" height="16px" />}>
        <SkeletonLine height="420px" />
      </Panel>
      <div className="insights-pair">
        <Panel lead={<SkeletonLine width="240px" height="16px" />}>
          <SkeletonLine height="300px" />
        </Panel>
        <Panel lead={<SkeletonLine width="120px" height="16px" />}>
          <SkeletonLine height="300px" />
        </Panel>
      </div>
    </div>
  )
}
