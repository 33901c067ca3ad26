import { storeIfPossible } from './store-if-possible.ts'

interface KeptToast {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  text?: string | undefined
}

type Corner = 'site' | 'project'

/** Stores a toast before a reload; the next page shows it. */
export function rememberToast({ kind, title, text }: KeptToast, corner: Corner = 'site') {
  storeIfPossible('sessionStorage', NAME, JSON.stringify({ toast: { kind, title, text }, corner }))
}

/** Returns and removes the toast that the previous page stored. */
export function recallToast(): { toast: KeptToast; corner: Corner } | null {
  try {
    const kept = sessionStorage.getItem(NAME)
    sessionStorage.removeItem(NAME)
    return kept ? JSON.parse(kept) : null
  } catch {
    // When storage is blocked, there is no stored toast.
    return null
  }
}

const NAME = 'plinth:toast'
