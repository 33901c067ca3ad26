import { type ReactNode, useEffect, useRef } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonCard } from '../ui/feedback/skeleton.tsx'
import { useIsSeen } from '../ui/media/use-is-seen.ts'
import type { MoreOf } from './use-more.ts'

/** Read on before the end is reached, so that it is rarely seen. */
const AHEAD = '320px'

interface MoreEndProps {
  more: Pick<MoreOf<unknown>, 'isLoading' | 'hasFailed' | 'load' | 'loadUnlessFailed'>
  /** What is shown in place of the next items until they arrive. */
  children: ReactNode
}

/** The last entry of a list that goes on. Give it a key that changes with the list, so that it looks again each time. */
export function MoreEnd({ more: { isLoading, hasFailed, load, loadUnlessFailed }, children }: MoreEndProps) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(place, AHEAD)

  useEffect(() => {
    if (isSeen) loadUnlessFailed()
  }, [isSeen, loadUnlessFailed])

  return (
    <div ref={place} aria-busy={isLoading}>
      {hasFailed ? (
        <ErrorState as="p" title={contentMessages.loadFailed} onRetry={() => void load()} isRetrying={isLoading} />
      ) : (
        children
      )}
    </div>
  )
}

/** The last slide of a carousel that goes on. */
export function moreSlide<T>(more: MoreOf<T>) {
  return (
    more.hasMore && (
      <MoreEnd key={more.items.length} more={more}>
        <SkeletonCard />
      </MoreEnd>
    )
  )
}
