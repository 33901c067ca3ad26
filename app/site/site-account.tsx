import { UserRound } from 'lucide'
import { siteMessages } from '#contract/content/site.messages.ts'
import { Icon } from '../ui/icon.tsx'

/**
 * Link of a signed-in customer to their visits. Pages are cached and identical for everyone: `early.js` marks the
 * document, and without the mark this link is hidden.
 */
export function SiteAccount() {
  return (
    // A full page load, because the public app does not include the account routes.
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
