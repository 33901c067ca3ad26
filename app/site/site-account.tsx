import { UserRound } from 'lucide'
import { siteMessages } from '#contract/content/site.messages.ts'
import { Icon } from '../ui/icon.tsx'

/**
 * A signed-in customer's way to their visits. Pages are cached and the same for everyone: `early.js` marks the document,
 * and without the mark this is not displayed.
 */
export function SiteAccount() {
  return (
    // A new document: public pages do not know the account's pages.
    <a
      className="icon-button site-account"
      href="/customer/job/list"
      aria-label={siteMessages.yourVisits}
      title={siteMessages.yourVisits}
    >
      <Icon of={UserRound} size={21} />
    </a>
  )
}
