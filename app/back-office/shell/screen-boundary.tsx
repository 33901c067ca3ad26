import { Outlet } from 'react-router'
import { say } from '#contract/content/content.messages.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

/** A screen that fails is replaced here, so that the way to the others stays. */
export default function ScreenBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorState as="h2" title={say.loadFailed} text={say.serverError} onRetry={() => window.location.reload()} />
}
