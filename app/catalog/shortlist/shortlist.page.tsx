import { shortlistMessages } from '#contract/catalog/shortlist.messages.ts'
import { SHORTLIST_LIMIT } from '#contract/content/content.constants.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { pageTitle } from '../../lib/page-titles.ts'
import { SkeletonRow } from '../../ui/feedback/skeleton.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import type { Route } from './+types/shortlist.page'
import { ShortlistEntries } from './shortlist-entries.tsx'
import { useShortlist } from './use-shortlist.ts'
import './shortlist.css'

/** The list is in the browser, so nothing of it can be shown before React has started. */
export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('shortlist'), path: '/shortlist', matches, isHidden: true })
}

export default function ShortlistPage() {
  const kept = useShortlist()
  return (
    <>
      <PageHead
        place={siteMessages.shortlist}
        title={siteMessages.shortlist}
        lead={shortlistMessages.lead(SHORTLIST_LIMIT)}
      />
      <div className="wrap shortlist">
        <noscript>
          <p className="lead">{shortlistMessages.needsScripts}</p>
          <p>
            <a className="link" href="/products">
              {shortlistMessages.findProject}
            </a>
          </p>
        </noscript>
        {kept ? (
          <ShortlistEntries kept={kept} />
        ) : (
          <div className="shortlist-waiting" aria-busy="true">
            <SkeletonRow />
            <SkeletonRow />
          </div>
        )}
      </div>
    </>
  )
}
