import { Outlet } from 'react-router'
import type { Route } from './+types/page-boundary'
import { fallbackMeta, isNotFound } from './fallback-meta.ts'
import { FailureMessage, NotFoundMessage } from './lost-message.tsx'

/** Error boundary inside the layout, so that header and footer stay visible. */
export default function PageBoundary() {
  return <Outlet />
}

export const meta = fallbackMeta

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <NotFoundMessage /> : <FailureMessage />
}
