import { noticesMessages } from '#contract/content/notices.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { Button } from '../ui/action/button.tsx'
import { PageLink } from '../ui/action/page-link.tsx'
import './cookie-banner.css'

/** Shown while the document has the `data-cookie` attribute, which the early script sets and removes. */
export function CookieBanner() {
  return (
    <aside className="cookie-banner no-print" aria-label="Cookies">
      <p>
        {noticesMessages.cookieNotice}{' '}
        <PageLink className="link" to="/privacy">
          {siteMessages.page.privacy}
        </PageLink>
      </p>
      <Button size="sm" data-agree="cookie">
        {noticesMessages.acceptCookies}
      </Button>
    </aside>
  )
}
