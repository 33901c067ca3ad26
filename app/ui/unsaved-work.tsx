import { useEffect, useId, useState } from 'react'
import { useBlocker } from 'react-router'
import { say } from '#contract/content/content.messages.ts'
import { Button } from './button.tsx'
import { Dialog, initialFocus } from './dialog.tsx'
import './conflict-dialog.css'

/**
 * Asks before typed text is lost: by going to another page, by closing the tab, or by whatever is done through
 * `discardThen`. The screen renders `question`.
 */
export function useUnsavedWork(isUnsaved: boolean) {
  const id = useId()
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  const isAsking = waiting !== null || blocker.state === 'blocked'

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  function stay() {
    setWaiting(null)
    if (blocker.state === 'blocked') blocker.reset()
  }

  function discard() {
    setWaiting(null)
    waiting?.()
    if (blocker.state === 'blocked') blocker.proceed()
  }

  return {
    discardThen(act: () => void) {
      if (isUnsaved) setWaiting(() => act)
      else act()
    },
    question: (
      <Dialog id={id} title={say.unsaved.title} hasClose={false} isOpen={isAsking} onClose={stay}>
        <p>{say.unsaved.text}</p>
        <div className="conflict-actions">
          <Button {...initialFocus} variant="ghost" size="sm" onClick={stay}>
            {say.unsaved.stay}
          </Button>
          <Button variant="danger" size="sm" onClick={discard}>
            {say.unsaved.discard}
          </Button>
        </div>
      </Dialog>
    ),
  }
}
