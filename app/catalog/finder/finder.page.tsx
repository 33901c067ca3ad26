import { useEffect } from 'react'
import { FINDER_ADDRESS } from '#contract/catalog/finder.constants.ts'
import type { Api } from '../../lib/api-client.ts'
import { apiContext } from '../../lib/api-context.ts'
import { companyOf } from '../../lib/company.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { pageTitle } from '../../lib/page-titles.ts'
import { LoadFailure } from '../../ui/feedback/error-state.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import type { Route } from './+types/finder.page'
import { FinderForm } from './finder-form.tsx'
import { FinderResults } from './finder-results.tsx'
import { FinderSheet } from './finder-sheet.tsx'
import { FinderStructuredData } from './finder-structured-data.tsx'
import { finderPageMessages as messages } from './finder-texts.ts'
import './finder.page.css'

export function loader({ context, request }: Route.LoaderArgs) {
  return load(context.get(apiContext), request)
}

/** The current results, which stay visible if the next ones cannot be loaded. */
let current: Loaded | null = null

type Loaded = Awaited<ReturnType<typeof load>>['data'] & { hasFailed?: boolean }

export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  try {
    return await load(context.get(apiContext), request)
  } catch (cause) {
    if (!current) throw cause
    return { ...current, hasFailed: true }
  }
}

async function load(api: Api, request: Request) {
  const { loadFinder } = await import('./load-finder.ts')
  return loadFinder(api, request)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { page = 1, chosen = [], projects = [] } = loaderData ?? {}
  return pageMeta({
    title: pageTitle('find'),
    description: messages.description(companyOf(matches).legalName),
    // A filtered list repeats projects of the full list, so its canonical URL is the full list.
    path: chosen.length === 0 && page > 1 ? `${FINDER_ADDRESS}?page=${page}` : FINDER_ADDRESS,
    matches,
    isHidden: projects.length === 0,
  })
}

export default function FinderPage({ loaderData }: Route.ComponentProps) {
  const finding: Loaded = loaderData
  useEffect(() => {
    current = finding
    return () => {
      current = null
    }
  }, [finding])
  return (
    <div className="wrap finder-page">
      <header className="finder-title">
        <Breadcrumbs here={messages.heading} />
        <div>
          <h1 className="display">{messages.heading}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
      </header>
      <div className="finder">
        <FinderSheet finding={finding} hasSort>
          <FinderForm finding={finding} />
        </FinderSheet>
        <div className="finder-results">
          {finding.hasFailed && <LoadFailure />}
          {finding.notice && <p className="finder-notice">{finding.notice}</p>}
          <FinderResults finding={finding} />
        </div>
      </div>
      <FinderStructuredData projects={finding.projects} />
    </div>
  )
}
