import { useEffect, useId, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { Button } from '../action/button.tsx'
import { Dialog, initialFocus } from '../overlay/dialog.tsx'
import { withRecord } from '../record/use-opened-record.ts'

interface GuardOptions {
  /**
   * Set if the URL's query selects what is edited, so that a changed query leaves the form. Otherwise the query only
   * contains the state of the list.
   */
  isOpenByQuery?: boolean
}

/**
 * Asks for confirmation before a link, going back, closing the tab or an action passed to `unlessUnsaved` loses unsaved
 * changes.
 */
export function useUnsavedGuard(isGuarded: boolean, { isOpenByQuery = false }: GuardOptions = {}) {
  const id = useId()
  const isReleased = useRef(false)
  const [pending, setPending] = useState<(() => void) | null>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isGuarded &&
      !isReleased.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isOpenByQuery && withoutRecord(currentLocation) !== withoutRecord(nextLocation))),
  )

  useEffect(() => {
    if (!isGuarded) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isGuarded])

  function stay() {
    setPending(null)
    if (blocker.state === 'blocked') blocker.reset()
  }

  function leave() {
    setPending(null)
    pending?.()
    if (blocker.state === 'blocked') blocker.proceed()
  }

  const dialog = (
    <Dialog
      id={id}
      className="dialog-question"
      title={recordsMessages.unsaved.title}
      isOpen={pending !== null || blocker.state === 'blocked'}
      hasClose={false}
      onClose={stay}
    >
      <p>{recordsMessages.unsaved.text}</p>
      <div className="dialog-actions">
        <Button variant="ghost" onClick={leave}>
          {recordsMessages.unsaved.leave}
        </Button>
        <Button onClick={stay} {...initialFocus}>
          {recordsMessages.unsaved.stay}
        </Button>
      </div>
    </Dialog>
  )

  return {
    dialog,
    /** Runs the action now, or after the user has agreed to lose unsaved changes. */
    unlessUnsaved(act: () => void) {
      if (isGuarded) setPending(() => act)
      else act()
    },
    /** Disables the guard, for example after a save if the form still counts as changed. */
    release() {
      isReleased.current = true
    },
  }
}

/** Returns the query without the record id: the form sets that id itself, so a changed id does not leave the form. */
function withoutRecord({ search }: { search: string }) {
  return withRecord(new URLSearchParams(search), null).toString()
}
