import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import { noticesMessages } from '#contract/content/notices.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { ScriptMark } from '../../start/script-mark.ts'
import { Button } from '../../ui/action/button.tsx'
import { PageLink } from '../../ui/action/page-link.tsx'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'
import { openDialog } from '../../ui/overlay/dialog-support.ts'
import { BundledPicture } from '../bundled-picture.tsx'
import start from './home-start.js?raw'
import './disclaimer-modal.css'

/** An image that opens after the disclaimer is closed; null for none. */
const POPUP_IMAGE = null as { src: string; alt: string } | null

const MODAL = 'disclaimer'
const POPUP = 'popup'
const { key, value } = SITE_STORAGE.disclaimerAccepted

/** Opens automatically until it has been accepted or closed in any way; then opens the popup, if there is one. */
export function DisclaimerModal() {
  const wasServerRendered = useWasServerRendered()
  const mark = useContext(ScriptMark)
  useEffect(() => {
    // After a client navigation to this page the inline script below has not run.
    if (document.documentElement.dataset.disclaimer === 'ask') openDialog(MODAL)
  }, [])

  return (
    <>
      <Dialog
        id={MODAL}
        className="dialog-flush home-disclaimer"
        label="Before you look around"
        isDismissable={false}
        onClose={settle}
      >
        <div className="home-disclaimer-words">
          <h2>Before you look around</h2>
          <p>{siteMessages.disclaimerNotice}</p>
          <p>
            Images are artist’s impressions. Areas, finishes and dates are those in the registered agreement; please
            check each project’s RERA page before you decide.
          </p>
          <div className="home-disclaimer-ways">
            <Button {...initialFocus} command="close" commandfor={MODAL} data-agree="disclaimer">
              {noticesMessages.agree}
            </Button>
            <PageLink className="link" to="/disclamer">
              Read the full disclaimer
            </PageLink>
          </div>
        </div>
        <div className="home-disclaimer-picture">
          <BundledPicture name="door" alt="" sizes="300px" />
        </div>
      </Dialog>
      {POPUP_IMAGE && (
        <Dialog id={POPUP} className="dialog-flush home-popup" label={POPUP_IMAGE.alt}>
          <img src={POPUP_IMAGE.src} alt={POPUP_IMAGE.alt} loading="lazy" />
          <Plinth />
        </Dialog>
      )}
      {wasServerRendered && (
        <script
          nonce={mark}
          data-early
          data-modal={MODAL}
          data-popup={POPUP}
          data-key={key}
          data-value={value}
          data-project-key={SITE_STORAGE.lastProjectId.key}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? start : '' }}
          suppressHydrationWarning
        />
      )}
    </>
  )
}

function settle() {
  delete document.documentElement.dataset.disclaimer
  try {
    localStorage.setItem(key, value)
  } catch (cause) {
    console.warn('The answer to the disclaimer could not be stored:', cause)
  }
  // The disclaimer was not opened by a button, so there is no element to restore the focus to.
  const { activeElement, body } = document
  if (activeElement === body || document.getElementById(MODAL)?.contains(activeElement)) {
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  openDialog(POPUP)
}

/**
 * True on the server and, until unmounted, for a component hydrated from its markup; false after a client navigation.
 * The value never changes after hydration, because that would render the whole page twice.
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
