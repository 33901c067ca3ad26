import { contentMessages } from '#contract/content/content.messages.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import type { QueryState } from './use-project-parts.ts'

export function QueryFailure({ query }: { query: QueryState<unknown> }) {
  return (
    <ErrorState
      as="h2"
      title={contentMessages.loadFailed}
      text={query.error?.message}
      onRetry={query.retry}
      isRetrying={query.isFetching}
    />
  )
}
