import { type ComponentType, useEffect, useState } from 'react'
import { isToastStored } from '../../lib/toast-after-reload.ts'
import { Alert } from '../feedback/alert.tsx'
import type { Toast } from './toast-queue.ts'
import { siteToasts } from './toast-queues.ts'
import './late-toasts.css'

/**
 * The toasts of public pages. Their chunk loads at the first focus or toast, because most visitors use no form and see
 * no toast.
 */
export function LateToasts() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  // If the chunk cannot be loaded, for example offline, toasts are shown as plain alerts.
  const [plain, setPlain] = useState<readonly Toast[]>([])

  useEffect(() => {
    const load = () =>
      void import('./toasts.tsx').then(
        (module) => setToasts(() => module.Toasts),
        () => setPlain(siteToasts.read()),
      )
    addEventListener('focusin', load, { once: true })
    const stop = siteToasts.subscribe(load)
    if (isToastStored() || document.activeElement !== document.body) load()
    return () => {
      removeEventListener('focusin', load)
      stop()
    }
  }, [])

  if (Toasts) return <Toasts />
  return (
    <div className="late-toasts">
      {plain.map(({ id, kind, title, text }) => (
        <Alert key={id} kind={kind} text={title} reason={text} />
      ))}
    </div>
  )
}
