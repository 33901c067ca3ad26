import { noteInput } from '../../lib/first-input.ts'
import type { ToastContent } from './toast-queue.ts'

/** Event with a toast whose chunk could not be loaded, handled by `LateToasts`. */
export const TOAST_UNSHOWN = 'plinth:toast-unshown'

/** For public pages, which load the toast code at the first input (`late-toasts.tsx`). */
export async function showSiteToast(content: ToastContent) {
  noteInput()
  try {
    const { siteToasts } = await import('./toasts.tsx')
    siteToasts.show(content)
  } catch {
    dispatchEvent(new CustomEvent<ToastContent>(TOAST_UNSHOWN, { detail: content }))
  }
}
