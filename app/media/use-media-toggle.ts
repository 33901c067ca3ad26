import { useEffect, useState } from 'react'
import { toggleMediaItemOnHome } from '#contract/media/media.endpoints.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import type { MediaItem } from '#contract/media/media.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { storeIfPossible } from '../lib/store-if-possible.ts'
import { rememberToast } from '../lib/toast-after-reload.ts'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { RecordScreen } from '../ui/record/use-record-screen.tsx'

/** Toggles whether an item is on the home page. The page then reloads, unless the form has unsaved changes. */
export function useMediaToggle() {
  const [togglingId, setTogglingId] = useState<number | null>(null)

  async function toggle(item: MediaItem, { form, reload }: RecordScreen<MediaItem>) {
    if (togglingId !== null) return
    setTogglingId(item.id)
    const outcome = await browserApi(toggleMediaItemOnHome, { params: { id: item.id } })
    if (!outcome.ok) {
      setTogglingId(null)
      return showFailure(outcome, { isStaff: true, action: 'Showing on the home page' })
    }

    const title = outcome.data.isActive ? mediaMessages.addedToHome : mediaMessages.removedFromHome
    const toast = { kind: 'success', title, text: item.name } as const
    if (!form.isChanged) {
      rememberToast(toast)
      storeIfPossible('sessionStorage', PRESSED, String(item.id))
      return location.reload()
    }
    // A page reload would discard the unsaved changes in the form, so only the list is refetched.
    if (form.record?.id === item.id) form.noteVersion(outcome.data.version)
    siteToasts.show(toast)
    await reload()
    setTogglingId(null)
  }

  return { toggle, togglingId }
}

/** Returns the focus to the pressed switch after the page has reloaded. */
export function usePressedSwitchFocus({ isListed }: { isListed: boolean }) {
  useEffect(() => {
    if (!isListed) return
    const id = sessionStorage.getItem(PRESSED)
    sessionStorage.removeItem(PRESSED)
    if (id) document.getElementById(switchId(Number(id)))?.focus()
  }, [isListed])
}

export function switchId(itemId: number) {
  return `shown-at-home-${itemId}`
}

const PRESSED = 'plinth:pressed-switch'
