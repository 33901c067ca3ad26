import { type ComponentType, useEffect, useState } from 'react'
import { firstInput } from '../lib/first-input.ts'
import { importWithRetry } from '../lib/import-with-retry.ts'
import { hasKeptToast } from '../lib/toast-after-reload.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { TOAST_UNSHOWN } from '../ui/overlay/show-site-toast.ts'
import type { ToastContent } from '../ui/overlay/toast-queue.ts'

/** Toasts follow an action, so their code is loaded at the first input. Offline, an alert replaces them. */
export function LateToasts() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  const [unshown, setUnshown] = useState<ToastContent | null>(null)

  useEffect(() => {
    async function load() {
      const loaded = await importWithRetry(() => import('../ui/overlay/toasts.tsx'))
      setToasts(() => loaded.Toasts)
    }
    void (hasKeptToast() ? load() : firstInput.then(load))
  }, [])

  useEffect(() => {
    const note = (event: Event) => setUnshown((event as CustomEvent<ToastContent>).detail)
    addEventListener(TOAST_UNSHOWN, note)
    return () => removeEventListener(TOAST_UNSHOWN, note)
  }, [])

  return (
    <>
      {Toasts && <Toasts />}
      {unshown && (
        <div className="site-unshown-toast">
          <Alert kind={unshown.kind} text={unshown.title} reason={unshown.text} onClose={() => setUnshown(null)} />
        </div>
      )}
    </>
  )
}
