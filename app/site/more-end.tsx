import { type ReactNode, useEffect, useRef } from 'react'
import { say } from '#contract/content/content.messages.ts'
import { Button } from '../ui/button.tsx'
import { useIsSeen } from '../ui/use-is-seen.ts'
import type { MoreOf } from './use-more.ts'
import './more-end.css'

/** Read on before the end is reached, so that it is rarely seen. */
const AHEAD = '320px'

interface MoreEndProps {
  more: Pick<MoreOf<unknown>, 'isLoading' | 'hasFailed' | 'load' | 'loadUnlessFailed'>
  /** What is shown in place of the next items until they arrive. */
  children: ReactNode
}

/** The last entry of a list that goes on. Give it a key that changes with the list, so that it looks again each time. */
export function MoreEnd({ more, children }: MoreEndProps) {
  const place = useRef<HTMLDivElement>(null)
  const isRetried = useRef(false)
  const isSeen = useIsSeen(place, AHEAD)
  const { isLoading, hasFailed, load, loadUnlessFailed } = more

  useEffect(() => {
    if (isSeen) loadUnlessFailed()
  }, [isSeen, loadUnlessFailed])

  // When trying again succeeds the button goes; the focus moves to the first of the new items, which took its place.
  useEffect(() => {
    const entry = place.current?.closest('li')
    const list = entry?.parentElement
    const at = list && entry ? [...list.children].indexOf(entry) : -1
    return () => {
      if (isRetried.current) list?.children[at]?.querySelector('a')?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <div ref={place} aria-busy={isLoading}>
      {hasFailed ? (
        <div className="more-end" role="alert">
          <p>{say.loadFailed}</p>
          <Button
            variant="ghost"
            size="sm"
            isBusy={isLoading}
            onClick={() => {
              isRetried.current = true
              void load()
            }}
          >
            {say.tryAgain}
          </Button>
        </div>
      ) : (
        children
      )}
    </div>
  )
}
