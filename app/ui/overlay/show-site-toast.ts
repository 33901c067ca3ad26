import { noteInput } from '../../lib/first-input.ts'
import type { ToastContent } from './toast-queue.ts'

/** Carries a toast whose script could not be loaded to `LateToasts`. */
export const TOAST_UNSHOWN = 'plinth:toast-unshown'

/** For public pages, which load the toasts with the first input (`late-toasts.tsx`). */
export async function showSiteToast(content: ToastContent) {
  noteInput()
  try {
    const { siteToasts } = await import('./toasts.tsx')
    siteToasts.show(content)
  } catch {
    dispatchEvent(new CustomEvent<ToastContent>(TOAST_UNSHOWN, { detail: content }))
  }
}
