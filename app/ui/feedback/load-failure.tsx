import { useRevalidator } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { ErrorState } from './error-state.tsx'

/** Shown in place of a page whose loader failed, with a button to retry. */
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
