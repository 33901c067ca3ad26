export type ToastKind = 'success' | 'info' | 'warning' | 'error'
export type ToastAction = { label: string; onAct: () => void }
export type ToastContent = {
  kind: ToastKind
  title: string
  text?: string | undefined
  action?: ToastAction
  /** Overrides the duration of the queue. */
  durationMs?: number
}
export type Toast = ToastContent & { id: number; page: string; isLeaving: boolean }

export type ToastSettings = {
  durationMs: number
  /** Remaining time after the pointer or the focus has left a toast. */
  extensionMs: number
  fadeMs: number
  readPage: () => string
  /**
   * Drops a toast equal to a visible one. If false, the new toast replaces the visible one and restarts its timeout.
   */
  preventsDuplicates: boolean
}

/** More toasts than this would cover the page and not be read. */
const MOST_AT_ONCE = 3

export type ToastQueue = ReturnType<typeof createToastQueue>

/** Creates the toast queue of one corner, newest first. Independent of React. */
export function createToastQueue(settings: ToastSettings) {
  const { durationMs, extensionMs, fadeMs, readPage, preventsDuplicates } = settings
  let toasts: readonly Toast[] = []
  let lastId = 0
  const clocks = new Map<number, ReturnType<typeof setTimeout>>()
  /** Toasts that are fading because their time is over. Hovering keeps these; other fading toasts were dismissed. */
  const expired = new Set<number>()
  const listeners = new Set<() => void>()

  function publish(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function wait(id: number, ms: number, then: () => void) {
    clearTimeout(clocks.get(id))
    clocks.set(id, setTimeout(then, ms))
  }

  function remove(id: number) {
    clocks.delete(id)
    expired.delete(id)
    publish(toasts.filter((toast) => toast.id !== id))
  }

  function dismiss(id: number) {
    if (!toasts.some((toast) => toast.id === id && isStanding(toast))) return
    publish(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)))
    wait(id, fadeMs, () => remove(id))
  }

  function expire(id: number) {
    expired.add(id)
    dismiss(id)
  }

  return {
    /** Returns the toast's id; null if it was dropped as a duplicate. */
    show(content: ToastContent): number | null {
      const equal = toasts.find((toast) => isStanding(toast) && isEqual(toast, content))
      if (equal && preventsDuplicates) return null
      // Removed and added again, because screen readers announce only new nodes.
      if (equal) remove(equal.id)
      lastId += 1
      const id = lastId
      publish([{ ...content, id, page: readPage(), isLeaving: false }, ...toasts])
      wait(id, content.durationMs ?? durationMs, () => expire(id))
      for (const toast of toasts.filter(isStanding).slice(MOST_AT_ONCE)) dismiss(toast.id)
      return id
    },
    dismiss,
    dismissNewest() {
      const newest = toasts.find(isStanding)
      if (newest) dismiss(newest.id)
      return newest
    },
    /**
     * Call on navigation. Errors and warnings belong to the page they happened on and are dismissed; other toasts, and
     * toasts with an action, stay.
     */
    turnTo(page: string) {
      for (const toast of toasts) if (isFault(toast) && toast.page !== page) dismiss(toast.id)
    },
    /** Called on hover and focus: the toast stays, even if it has started to fade at the end of its time. */
    hold(id: number) {
      if (!toasts.some((toast) => toast.id === id && (isStanding(toast) || expired.has(id)))) return
      expired.delete(id)
      clearTimeout(clocks.get(id))
      publish(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: false } : toast)))
    },
    release(id: number) {
      if (toasts.some((toast) => toast.id === id && isStanding(toast))) wait(id, extensionMs, () => expire(id))
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => toasts,
  }
}

function isStanding({ isLeaving }: Toast) {
  return !isLeaving
}

function isFault({ kind, action }: ToastContent) {
  return (kind === 'error' || kind === 'warning') && !action
}

/** A toast with an action is never equal to another one, because each action undoes a different change. */
function isEqual(one: ToastContent, other: ToastContent) {
  return !one.action && !other.action && one.kind === other.kind && one.title === other.title && one.text === other.text
}
