import { type ReactNode, useEffect, useRef } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonCard } from '../ui/feedback/skeleton.tsx'
import { useIsSeen } from '../ui/media/use-is-seen.ts'
import type { MoreOf } from './use-more.ts'

/** Loading starts at this distance from the end of the list, so that the placeholder is rarely visible. */
const AHEAD = '320px'

interface MoreEndProps {
  more: Pick<MoreOf<unknown>, 'isLoading' | 'hasFailed' | 'load' | 'loadUnlessFailed'>
  children: ReactNode
}

/**
 * The last entry of an incomplete list. Needs a key that changes with the list, so that its visibility is checked
 * again.
 */
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

export function moreSlide<T>(more: MoreOf<T>) {
  return (
    more.hasMore && (
      <MoreEnd key={more.items.length} more={more}>
        <SkeletonCard />
      </MoreEnd>
    )
  )
}
