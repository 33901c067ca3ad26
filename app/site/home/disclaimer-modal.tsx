import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import type { HomeSectionOf } from '#contract/content/home-sections.schema.ts'
import { noticesMessages } from '#contract/content/notices.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { ScriptMark } from '../../start/script-mark.ts'
import { Button } from '../../ui/action/button.tsx'
import { PageLink } from '../../ui/action/page-link.tsx'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'
import { openDialog } from '../../ui/overlay/dialog-support.ts'
import { addressOfPicture, PagePicture } from '../page-picture.tsx'
import start from './home-start.js?raw'
import './disclaimer-modal.css'

const MODAL = 'disclaimer'
const POPUP = 'popup'
const { key, value } = SITE_STORAGE.disclaimerAccepted

interface DisclaimerModalProps {
  disclaimer: HomeSectionOf<'disclaimer'> | null
  popup: HomeSectionOf<'popup'> | null
}

/** Opens automatically until it has been accepted or closed in any way; then opens the popup, if there is one. */
export function DisclaimerModal({ disclaimer, popup }: DisclaimerModalProps) {
  const picture = popup?.picture ?? null
  const heading = disclaimer?.heading ?? noticesMessages.disclaimer
  const wasServerRendered = useWasServerRendered()
  const mark = useContext(ScriptMark)
  useEffect(() => {
    // After a client navigation to this page the inline script below has not run.
    if (document.documentElement.dataset.disclaimer === 'ask' && document.getElementById(MODAL)) openDialog(MODAL)
    else offerPopup()
  }, [])

  return (
    <>
      {disclaimer && (
        <Dialog
          id={MODAL}
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
              <Button {...initialFocus} command="close" commandfor={MODAL} data-agree="disclaimer">
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
      {popup && picture && (
        <Dialog id={POPUP} className="dialog-flush home-popup" label={picture.alt || 'Notice'}>
          <img
            src={addressOfPicture(picture.file)}
            alt={picture.alt}
            loading="lazy"
            data-picture={picture.file}
            data-from={popup.from ?? undefined}
            data-to={popup.to ?? undefined}
          />
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
          data-popup-key={SITE_STORAGE.popupSeen.key}
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
  offerPopup()
}

/** As in `home-start.js`, which does the same before React starts: on its days, once for each picture. */
function offerPopup() {
  const { picture, from = '', to = '9' } = document.getElementById(POPUP)?.querySelector('img')?.dataset ?? {}
  const today = siteDay(new Date())
  try {
    if (!picture || today < from || today > to || localStorage.getItem(SITE_STORAGE.popupSeen.key) === picture) return
    localStorage.setItem(SITE_STORAGE.popupSeen.key, picture)
  } catch (cause) {
    console.warn('The popup could not be remembered:', cause)
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
