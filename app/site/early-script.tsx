import { useContext } from 'react'
import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import { HEADER } from '#contract/content/screen.constants.ts'
import { CUSTOMER_MARK } from '#contract/identity/customer-mark.ts'
import early from '../start/early.js?raw'
import { ScriptMark } from '../start/script-mark.ts'

/** What the first visit is asked, and where the answer is kept. A button with `data-agree` gives the answer. */
const ASKS = { cookie: SITE_STORAGE.cookiesAccepted, disclaimer: SITE_STORAGE.disclaimerAccepted }

/** Every page carries it, so it travels without its indentation. It has run long before React could write it again. */
const SCRIPT = import.meta.env.SSR ? early.replaceAll(/^\s+/gm, '') : ''

/**
 * Runs before the first paint: marks the document with what is still to be asked, with a signed-in customer and with the
 * scroll state, so that no overlay and no header jumps, and both work before React has started.
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
