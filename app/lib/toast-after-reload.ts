import { storeIfPossible } from './store-if-possible.ts'

interface StoredToast {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  text?: string | undefined
}

type Corner = 'site' | 'project'

/** Stores a toast that appears after the next page load. */
export function rememberToast({ kind, title, text }: StoredToast, corner: Corner = 'site') {
  storeIfPossible('sessionStorage', NAME, JSON.stringify({ toast: { kind, title, text }, corner }))
}

export function isToastStored() {
  try {
    return sessionStorage.getItem(NAME) !== null
  } catch {
    return false
  }
}

export function recallToast(): { toast: StoredToast; corner: Corner } | null {
  try {
    const stored = sessionStorage.getItem(NAME)
    sessionStorage.removeItem(NAME)
    return stored ? JSON.parse(stored) : null
  } catch {
    return null
  }
}

const NAME = 'plinth:toast'
