import { useContext } from 'react'
import { SHORTLIST_LIMIT, SITE_STORAGE } from '#contract/content/content.constants.ts'
import { HEADER } from '#contract/content/screen.constants.ts'
import { CUSTOMER_MARK } from '#contract/identity/customer-mark.ts'
import { compactScript } from '../start/compact-script.ts'
import early from '../start/early.js?raw'
import { ScriptMark } from '../start/script-mark.ts'
import scrollPositions from '../start/scroll-positions.js?raw'
import shortlist from '../start/shortlist.js?raw'

/**
 * The consents requested on the first visit, with their storage keys and possible answers. An element with `data-agree`
 * stores the first answer or the one in its `data-answer`; the answer `ask` shows the question again.
 */
const ASKS = { cookie: SITE_STORAGE.cookiesAccepted, disclaimer: SITE_STORAGE.disclaimerAccepted }

/** Empty in the client bundle, because the scripts run before hydration. */
const SCRIPT = import.meta.env.SSR ? compactScript(early + shortlist + scrollPositions) : ''
const SETTINGS = import.meta.env.SSR
  ? {
      'data-early': true,
      'data-fixed-after': HEADER.fixedAfterPx,
      'data-role': CUSTOMER_MARK.key,
      'data-customer': CUSTOMER_MARK.value,
      'data-asks': JSON.stringify(
        Object.fromEntries(Object.entries(ASKS).map(([ask, kept]) => [ask, Object.values(kept)])),
      ),
      'data-shortlist': SITE_STORAGE.shortlist.key,
      'data-shortlist-limit': SHORTLIST_LIMIT,
    }
  : {}

/**
 * Runs before the first paint: sets attributes on the `<html>` element for missing consents, a signed-in customer, the
 * scroll state and the shortlist, so that overlays, header and hearts cause no layout shift and work before hydration.
 * Also restores scroll positions within a page.
 */
export function EarlyScript() {
  return (
    <script
      nonce={useContext(ScriptMark)}
      {...SETTINGS}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, read at build time.
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
      suppressHydrationWarning
    />
  )
}
