import { CloudOff, RotateCw } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { isServerUp } from '../../lib/is-server-up.ts'
import { Button } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import { showServerError } from './show-server-error.ts'
import './state.css'

type ErrorStateProps = {
  title: string
  text?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  as?: 'h2' | 'h3' | 'p'
}

export function ErrorState({ title, text, onRetry, isRetrying = false, as: Title = 'h3' }: ErrorStateProps) {
  return (
    <div ref={passFocusOn} className="state" role="alert">
      <span className="state-fault">
        <Icon of={CloudOff} size={28} />
      </span>
      <Title className="state-title">{title}</Title>
      {text && <p className="state-text">{text}</p>}
      {onRetry && (
        <div className="state-action">
          <Button variant="ghost" size="sm" isBusy={isRetrying} onClick={onRetry}>
            <Icon of={RotateCw} size={16} /> Try again
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * Ref callback. A retry may remove this element together with its focused button; the focus then moves to the
 * surrounding carousel, dialog or main element.
 */
function passFocusOn(notice: HTMLElement | null) {
  return () => {
    if (!notice?.contains(document.activeElement)) return
    const place = notice.closest<HTMLElement>('ul[tabindex], dialog, main')
    if (place?.matches('dialog')) place.tabIndex = -1
    place?.focus({ preventScroll: true })
  }
}

/** Shown in place of a page or a section that could not be loaded. */
export function LoadFailure() {
  const { revalidate, state } = useRevalidator()
  /** Whether the server was reachable at the last retry: null while that is checked, false before the first retry. */
  const [isUp, setUp] = useState<boolean | null>(false)

  // Still mounted at the end of a retry, so the retry has failed. Browsers do not request a failed module again, so
  // reload the page, unless the server is unreachable: the browser's error page would replace this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the end of a retry, not at its start
  useEffect(() => {
    if (state !== 'idle' || !isUp) return
    let isShown = true
    void isServerUp().then((isStillUp) => {
      if (isStillUp && isShown) location.reload()
    })
    return () => {
      isShown = false
    }
  }, [state])

  async function retry() {
    setUp(null)
    const isUp = await isServerUp()
    setUp(isUp)
    // If the server is unreachable, revalidating would also fail for the parts of the page that have loaded.
    if (isUp) void revalidate()
    else showServerError()
  }

  return (
    <ErrorState
      as="h2"
      title={contentMessages.loadFailed}
      text={contentMessages.serverError}
      onRetry={() => void retry()}
      isRetrying={isUp === null || state !== 'idle'}
    />
  )
}
