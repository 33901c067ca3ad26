import { useEffect, useId, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { say } from '#contract/catalog/editor.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, initialFocus } from '../../ui/dialog.tsx'
import './unsaved-guard.css'

/** Asks before unsaved work is left, by whatever way: a link, going back, another record, or closing the tab. */
export function useUnsavedGuard(unsaved: number) {
  const id = useId()
  const isReleased = useRef(false)
  const [pending, setPending] = useState<(() => void) | null>(null)
  const isGuarded = unsaved > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isGuarded &&
      !isReleased.current &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )

  useEffect(() => {
    if (!isGuarded) return
    // The browser asks in its own words; ours it does not show.
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
      title={say.leaveQuestion}
      isOpen={pending !== null || blocker.state === 'blocked'}
      hasClose={false}
      onClose={stay}
    >
      <p>{say.leaveText}</p>
      <div className="unsaved-actions">
        <Button variant="ghost" onClick={leave}>
          {say.leave}
        </Button>
        <Button onClick={stay} {...initialFocus}>
          {say.stay}
        </Button>
      </div>
    </Dialog>
  )

  return {
    dialog,
    /** Does it now, or once the person has agreed to lose what is unsaved. */
    unlessUnsaved(act: () => void) {
      if (isGuarded) setPending(() => act)
      else act()
    },
    /** Everything is saved, though the form does not show it yet. */
    release() {
      isReleased.current = true
    },
  }
}
