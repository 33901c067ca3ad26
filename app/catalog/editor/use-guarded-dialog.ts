import { useId } from 'react'
import type { useUnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { openDialog } from '../../ui/overlay/dialog-support.ts'

interface GuardedDialog {
  isOpen: boolean
  /** Number of unsaved changes in the dialog; `guard` may belong to a whole tab. */
  unsaved: number
  guard: ReturnType<typeof useUnsavedGuard>
  close: () => void
}

/** Asks before closing a dialog whose form has unsaved changes. `dialog` contains the props of the dialog. */
export function useGuardedDialog({ isOpen, unsaved, guard, close }: GuardedDialog) {
  const id = useId()

  function closeUnlessUnsaved() {
    if (unsaved > 0) guard.unlessUnsaved(close)
    else close()
  }

  /** The browser has closed the dialog, so with unsaved changes it is opened again behind the question. */
  function onClose() {
    // React also calls this when a dialog inside the form was closed.
    if (!isOpen || document.getElementById(id)?.hasAttribute('open')) return
    if (unsaved > 0) openDialog(id)
    closeUnlessUnsaved()
  }

  return { dialog: { id, isOpen, isDismissable: false, onClose }, closeUnlessUnsaved }
}
