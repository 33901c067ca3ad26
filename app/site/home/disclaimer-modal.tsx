import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import type { HomeSectionOf } from '#contract/content/home-sections.schema.ts'
import { noticesMessages } from '#contract/content/notices.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { compactScript } from '../../start/compact-script.ts'
import { ScriptMark } from '../../start/script-mark.ts'
import { Button } from '../../ui/action/button.tsx'
import { PageLink } from '../../ui/action/page-link.tsx'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'
import { openDialog } from '../../ui/overlay/dialog-support.ts'
import { PagePicture } from '../page-picture.tsx'
import start from './home-start.js?raw'
import './disclaimer-modal.css'

export const DISCLAIMER = 'disclaimer'
const { key, value } = SITE_STORAGE.disclaimerAccepted

/** Opens on every visit to the home page until the visitor has closed it once. */
export function DisclaimerModal({ disclaimer }: { disclaimer: HomeSectionOf<'disclaimer'> | null }) {
  const heading = disclaimer?.heading ?? noticesMessages.disclaimer
  const wasServerRendered = useWasServerRendered()
  const mark = useContext(ScriptMark)
  useEffect(() => {
    // The inline script below does not run after a client navigation.
    if (isDisclaimerAsked()) openDialog(DISCLAIMER)
  }, [])

  return (
    <>
      {disclaimer && (
        <Dialog
          id={DISCLAIMER}
          className="dialog-flush home-disclaimer"
          label={heading}
          isDismissable={false}
          onClose={settle}
        >
          <div className="home-disclaimer-words">
            <h2>{heading}</h2>
            <p>{siteMessages.disclaimerNotice}</p>
            {disclaimer.text && <p>{disclaimer.text}</p>}
            <div className="home-disclaimer-ways">
              <Button {...initialFocus} command="close" commandfor={DISCLAIMER} data-agree="disclaimer">
                {noticesMessages.agree}
              </Button>
              <PageLink className="link" to="/disclamer">
                Read the full disclaimer
              </PageLink>
            </div>
          </div>
          {disclaimer.picture && (
            <div className="home-disclaimer-picture">
              <PagePicture picture={disclaimer.picture} sizes="300px" />
            </div>
          )}
        </Dialog>
      )}
      {wasServerRendered && (
        <script
          nonce={mark}
          data-early
          data-modal={DISCLAIMER}
          data-key={key}
          data-value={value}
          data-project-key={SITE_STORAGE.lastProjectId.key}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? compactScript(start) : '' }}
          suppressHydrationWarning
        />
      )}
    </>
  )
}

/** Whether the disclaimer is open or about to open. */
export function isDisclaimerAsked() {
  return document.documentElement.dataset.disclaimer === 'ask' && document.getElementById(DISCLAIMER) !== null
}

function settle() {
  delete document.documentElement.dataset.disclaimer
  try {
    localStorage.setItem(key, value)
  } catch (cause) {
    console.warn('The answer to the disclaimer could not be stored:', cause)
  }
  // No button opened the disclaimer, so the browser has no element to restore the focus to.
  const { activeElement, body } = document
  if (activeElement === body || document.getElementById(DISCLAIMER)?.contains(activeElement)) {
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}

/**
 * Whether the component was rendered on the server: true there and from hydration until it unmounts, false after a
 * client navigation. A flag set in an effect would change after hydration and cause a second render.
 */
function useWasServerRendered() {
  const wasServerRendered = useRef(false)
  return useSyncExternalStore(
    subscribeToNothing,
    () => wasServerRendered.current,
    () => {
      wasServerRendered.current = true
      return true
    },
  )
}

function subscribeToNothing() {
  return () => {}
}
