import { useContext } from 'react'
import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import { HEADER } from '#contract/content/screen.constants.ts'
import { CUSTOMER_MARK } from '#contract/identity/customer-mark.ts'
import early from '../start/early.js?raw'
import { ScriptMark } from '../start/script-mark.ts'

/** The consents of the first visit and their storage keys. A button with `data-agree` stores the consent. */
const ASKS = { cookie: SITE_STORAGE.cookiesAccepted, disclaimer: SITE_STORAGE.disclaimerAccepted }

/** Every page contains the script, so its indentation is removed. It runs before hydration, so the client omits it. */
const SCRIPT = import.meta.env.SSR ? early.replaceAll(/^\s+/gm, '') : ''

/**
 * Runs before the first paint: marks the document with the consents still missing, with a signed-in customer and with
 * the scroll state, so that overlays and header cause no layout shift and work before hydration.
 */
export function EarlyScript() {
  const asks = Object.entries(ASKS).map(([ask, { key, value }]) => [ask, [key, value]])
  return (
    <script
      nonce={useContext(ScriptMark)}
      data-early
      data-fixed-after={HEADER.fixedAfterPx}
      data-role={CUSTOMER_MARK.key}
      data-customer={CUSTOMER_MARK.value}
      data-asks={JSON.stringify(Object.fromEntries(asks))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time.
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
      suppressHydrationWarning
    />
  )
}
