import { useId } from 'react'
import type { useUnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { openDialog } from '../../ui/overlay/dialog-support.ts'

interface GuardedDialog {
  isOpen: boolean
  /** Unsaved changes in this dialog; `guard` may also cover the rest of the tab. */
  unsaved: number
  guard: ReturnType<typeof useUnsavedGuard>
  close: () => void
}

/** Asks before closing a dialog with unsaved changes. Spread `dialog` on the `Dialog`. */
export function useGuardedDialog({ isOpen, unsaved, guard, close }: GuardedDialog) {
  const id = useId()

  function closeUnlessUnsaved() {
    if (unsaved > 0) guard.unlessUnsaved(close)
    else close()
  }

  /** The browser has already closed the dialog, so it is reopened behind the question if there are unsaved changes. */
  function onClose() {
    // React's close event bubbles, so this also runs when a dialog inside the form is closed.
    if (!isOpen || document.getElementById(id)?.hasAttribute('open')) return
    if (unsaved > 0) openDialog(id)
    closeUnlessUnsaved()
  }

  return { dialog: { id, isOpen, isDismissable: false, onClose }, closeUnlessUnsaved }
}
