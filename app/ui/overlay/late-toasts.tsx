import { type ComponentType, useEffect, useState } from 'react'
import { isToastStored } from '../../lib/toast-after-reload.ts'
import { siteToasts } from './toast-queues.ts'

/** The toasts of public pages. Their script is loaded with the first focus, because a toast follows the use of a form. */
export function LateToasts() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null)

  useEffect(() => {
    const load = () =>
      void import('./toasts.tsx').then(
        (module) => setToasts(() => module.Toasts),
        (cause: unknown) => {
          console.error('The toasts could not be loaded:', cause)
          // Without them a visitor whose connection was lost would see nothing.
          for (const { id, title, text = '', isLeaving } of siteToasts.read()) {
            if (isLeaving) continue
            siteToasts.dismiss(id)
            alert(`${title}\n${text}`)
          }
        },
      )
    addEventListener('focusin', load, { once: true })
    const stop = siteToasts.subscribe(load)
    if (isToastStored() || document.activeElement !== document.body) load()
    return () => {
      removeEventListener('focusin', load)
      stop()
    }
  }, [])

  return Toasts && <Toasts />
}
