import { useRevalidator } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { ErrorState } from './error-state.tsx'

/** Stands where a page's loader brought nothing, and lets it try again. */
export function LoadFailure() {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      as="h2"
      title={contentMessages.loadFailed}
      text={contentMessages.serverError}
      onRetry={() => void revalidate()}
      isRetrying={state !== 'idle'}
    />
  )
}
