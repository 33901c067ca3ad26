import { UserRound } from 'lucide'
import { say as admin } from '#contract/content/admin.messages.ts'
import { say } from '#contract/content/site.messages.ts'
import { CUSTOMER_AREA } from '../lib/account-landing.ts'
import { Icon } from '../ui/icon.tsx'

const MENU = 'site-account'

/**
 * A signed-in customer's way to their visits and out. Pages are cached and the same for everyone: `early.js` marks the
 * document, and without the mark this is not displayed.
 */
export function SiteAccount() {
  return (
    <div className="site-account">
      <button
        type="button"
        className="icon-button"
        aria-label={admin.account}
        title={admin.account}
        popoverTarget={MENU}
      >
        <Icon of={UserRound} size={21} />
      </button>
      <div id={MENU} className="site-account-menu" popover="auto">
        {/* A new document: public pages know nothing of the account's pages. */}
        <a href={CUSTOMER_AREA}>{say.yourVisits}</a>
        <button type="button" onClick={() => void leave()}>
          {admin.logout}
        </button>
      </div>
    </div>
  )
}

async function leave() {
  const { leaveAccount } = await import('../lib/leave-account.ts')
  await leaveAccount()
}
