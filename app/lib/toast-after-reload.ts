import { storeIfPossible } from './store-if-possible.ts'

interface KeptToast {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  text?: string | undefined
}

type Corner = 'site' | 'project'

/** Keeps a toast over a reload, which ends everything else; the next page shows it. */
export function rememberToast({ kind, title, text }: KeptToast, corner: Corner = 'site') {
  storeIfPossible('sessionStorage', NAME, JSON.stringify({ toast: { kind, title, text }, corner }))
}

export function hasKeptToast() {
  try {
    return sessionStorage.getItem(NAME) !== null
  } catch {
    return false
  }
}

/** The toast kept by the page before this one, once. */
export function recallToast(): { toast: KeptToast; corner: Corner } | null {
  try {
    const kept = sessionStorage.getItem(NAME)
    sessionStorage.removeItem(NAME)
    return kept ? JSON.parse(kept) : null
  } catch {
    // A browser that forbids storage has kept nothing.
    return null
  }
}

const NAME = 'plinth:toast'
