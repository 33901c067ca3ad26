import { Outlet } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { connectionMessages } from '#contract/wire/connection.messages.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

/** Error boundary inside the shell, so that the navigation stays usable. */
export default function ScreenBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return (
    <ErrorState
      as="h2"
      title={contentMessages.loadFailed}
      text={navigator.onLine ? contentMessages.serverError : connectionMessages.check}
      onRetry={() => window.location.reload()}
    />
  )
}
