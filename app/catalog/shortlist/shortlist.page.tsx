import { ArrowRight } from 'lucide'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { SHORTLIST_LIMIT } from '#contract/content/content.constants.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { apiContext } from '../../lib/api-context.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { pageTitle } from '../../lib/page-titles.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { LoadFailure } from '../../ui/feedback/error-state.tsx'
import { SkeletonRow } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import type { Route } from './+types/shortlist.page'
import { ShortlistForm } from './shortlist-form.tsx'
import { shortlistMessages as messages } from './shortlist-texts.ts'
import { readShortlist, useShortlist } from './use-shortlist.ts'
import './shortlist.css'

/** The list is stored in the browser, so the page is empty until React has started. */
export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('shortlist'), path: '/shortlist', matches, isHidden: true })
}

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const kept = readShortlist()
  // An empty list needs no request, so return before importing the module that sends it.
  if (kept.length === 0) return []
  const { loadShortlist } = await import('./load-shortlist.ts')
  const outcome = await loadShortlist(context.get(apiContext), kept)
  return outcome.ok ? outcome.data : null
}

export function HydrateFallback() {
  return (
    <>
      <Head />
      <div className="wrap shortlist">
        <noscript>
          <p className="lead">{messages.needsScripts}</p>
          <p>
            <a className="link" href="/find">
              {messages.findProject}
            </a>
          </p>
        </noscript>
        <div className="shortlist-waiting" aria-busy="true">
          <SkeletonRow />
          <SkeletonRow />
        </div>
      </div>
    </>
  )
}

export default function ShortlistPage({ loaderData: rows }: Route.ComponentProps) {
  const kept = useShortlist()
  const { revalidate } = useRevalidator()
  const isAddedElsewhere = rows !== null && kept.some(([id]) => !rows.some(({ entry }) => entry[0] === id))

  useEffect(() => {
    if (isAddedElsewhere) void revalidate()
  }, [isAddedElsewhere, revalidate])

  return (
    <>
      <Head />
      {rows === null && (
        <div className="wrap shortlist">
          <LoadFailure />
        </div>
      )}
      {rows?.length === 0 && <NothingKept />}
      {rows !== null && rows.length > 0 && <ShortlistForm rows={rows} kept={kept} />}
    </>
  )
}

function Head() {
  return (
    <PageHead place={siteMessages.shortlist} title={siteMessages.shortlist} lead={messages.lead(SHORTLIST_LIMIT)} />
  )
}

function NothingKept() {
  return (
    <div className="wrap shortlist-empty">
      <svg viewBox="20 0 380 190" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M150 170V46h92v124M262 170V92h58v78" strokeDasharray="6 5" />
        <path d="M150 67h92M150 88h92M150 109h92M150 130h92M150 151h92" strokeDasharray="2 5" />
        <circle cx="78" cy="136" r="20" />
        <path d="M78 170v-32" />
        <rect x="20" y="170" width="380" height="4" fill="var(--ink)" stroke="none" />
      </svg>
      <p className="lead">{messages.empty}</p>
      <ButtonLink to="/find">
        {messages.findProject} <Icon of={ArrowRight} size={18} />
      </ButtonLink>
    </div>
  )
}
