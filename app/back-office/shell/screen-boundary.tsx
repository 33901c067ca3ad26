import { Outlet } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

/** A screen that fails is replaced here, so that the way to the others stays. */
export default function ScreenBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return (
    <ErrorState
      as="h2"
      title={contentMessages.loadFailed}
      text={contentMessages.serverError}
      onRetry={() => window.location.reload()}
    />
  )
}
