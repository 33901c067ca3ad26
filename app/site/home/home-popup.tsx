import { type ReactNode, useEffect } from 'react'
import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import type { HomeSectionOf } from '#contract/content/home-sections.schema.ts'
import type { PagePicture } from '#contract/content/page-parts.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { openDialog } from '../../ui/overlay/dialog-support.ts'
import { addressOfPicture } from '../page-picture.tsx'
import { DISCLAIMER, isDisclaimerAsked } from './disclaimer-modal.tsx'
import './home-popup.css'

const POPUP = 'popup'

interface HomePopupProps extends Pick<HomeSectionOf<'popup'>, 'from' | 'to'> {
  picture: PagePicture
}

/** Opens between its first and last day (inclusive), once per image. Waits until an open disclaimer is closed. */
export default function HomePopup({ picture: { file, alt }, from, to }: HomePopupProps): ReactNode {
  useEffect(() => {
    // The browser compares the dates, because the cached document may be from the day before.
    const today = siteDay(new Date())
    if ((from && today < from) || (to && today > to)) return
    const offer = () => {
      if (isNew(file)) openDialog(POPUP)
    }
    if (!isDisclaimerAsked()) return offer()
    const disclaimer = document.getElementById(DISCLAIMER)
    disclaimer?.addEventListener('close', offer, { once: true })
    return () => disclaimer?.removeEventListener('close', offer)
  }, [file, from, to])

  return (
    <Dialog id={POPUP} className="dialog-flush home-popup" label={alt || 'Notice'}>
      <img src={addressOfPicture(file)} alt={alt} loading="lazy" />
      <Plinth />
    </Dialog>
  )
}

/** Whether the visitor has not seen this image yet. Also stores it as seen. */
function isNew(file: string) {
  const { key } = SITE_STORAGE.popupSeen
  try {
    if (localStorage.getItem(key) === file) return false
    localStorage.setItem(key, file)
  } catch (cause) {
    console.warn('The popup could not be remembered:', cause)
  }
  return true
}
