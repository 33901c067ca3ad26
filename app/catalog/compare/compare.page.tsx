import { ArrowRight } from 'lucide'
import { useEffect, useRef } from 'react'
import { siteMessages } from '#contract/content/site.messages.ts'
import type { Api } from '../../lib/api-client.ts'
import { apiContext } from '../../lib/api-context.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { pageTitle } from '../../lib/page-titles.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import type { Route } from './+types/compare.page'
import { CompareActions } from './compare-actions.tsx'
import { CompareNotices } from './compare-notices.tsx'
import { CompareTable } from './compare-table.tsx'
import { compareMessages as messages } from './compare-texts.ts'
import './compare.css'

export function loader({ context, request }: Route.LoaderArgs) {
  return load(context.get(apiContext), request)
}

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext), request)
}

async function load(api: Api, request: Request) {
  const { loadComparison } = await import('./load-comparison.ts')
  return loadComparison(api, request)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const names = loaderData?.names
  return pageMeta({
    title: names ? messages.documentTitle(names) : pageTitle('compare'),
    ...(names && { description: messages.description(names) }),
    path: '/compare',
    matches,
    isHidden: true,
  })
}

export default function ComparePage({ loaderData: comparison }: Route.ComponentProps) {
  const isEmpty = comparison.columns.length === 0
  const page = useRef<HTMLDivElement>(null)
  const takenOut = useRef<number | null>(null)

  // The pressed link was removed with its column, so focus the link that is now at that index, or the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the comparison is new after each load.
  useEffect(() => {
    if (takenOut.current === null || !page.current) return
    const links = [...page.current.querySelectorAll<HTMLElement>('.compare-places a, .compare-empty a')]
    links[Math.min(takenOut.current, isEmpty ? 0 : links.length - 1)]?.focus()
    takenOut.current = null
  }, [comparison])

  return (
    <div ref={page} className="compare">
      <PageHead
        place={messages.page}
        way={[{ label: siteMessages.shortlist, address: '/shortlist' }]}
        title={messages.title}
        lead={comparison.lead}
      />
      <div className="wrap">
        {!isEmpty && <CompareActions comparison={comparison} />}
        <CompareNotices comparison={comparison} />
        {isEmpty ? (
          <div className="compare-empty">
            <p>{messages.empty}</p>
            <ol>
              {messages.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <ButtonLink to="/find">
              {messages.findProject} <Icon of={ArrowRight} size={18} />
            </ButtonLink>
            <ButtonLink variant="ghost" to="/shortlist">
              {messages.openShortlist}
            </ButtonLink>
          </div>
        ) : (
          <>
            <CompareTable
              comparison={comparison}
              onTakeOut={(at) => {
                takenOut.current = at
              }}
            />
            <p className="compare-read-at small muted">{comparison.readAt}</p>
          </>
        )}
      </div>
    </div>
  )
}
