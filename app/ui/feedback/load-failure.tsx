import { useRevalidator } from 'react-router'
import { say } from '#contract/content/content.messages.ts'
import { ErrorState } from './error-state.tsx'

/** Stands where a page's loader brought nothing, and lets it try again. */
export function LoadFailure() {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      as="h2"
      title={say.loadFailed}
      text={say.serverError}
      onRetry={() => void revalidate()}
      isRetrying={state !== 'idle'}
    />
  )
}
