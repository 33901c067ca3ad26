import { storeIfPossible } from './store-if-possible.ts'

interface StoredToast {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  text?: string | undefined
}

type Corner = 'site' | 'project'

/** Stores a toast before a reload; the next page shows it. */
export function rememberToast({ kind, title, text }: StoredToast, corner: Corner = 'site') {
  storeIfPossible('sessionStorage', NAME, JSON.stringify({ toast: { kind, title, text }, corner }))
}

export function isToastStored() {
  try {
    return sessionStorage.getItem(NAME) !== null
  } catch {
    // When storage is blocked, there is no stored toast.
    return false
  }
}

/** Returns and removes the toast that the previous page stored. */
export function recallToast(): { toast: StoredToast; corner: Corner } | null {
  try {
    const stored = sessionStorage.getItem(NAME)
    sessionStorage.removeItem(NAME)
    return stored ? JSON.parse(stored) : null
  } catch {
    // When storage is blocked, there is no stored toast.
    return null
  }
}

const NAME = 'plinth:toast'
