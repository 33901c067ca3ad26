import { isRouteErrorResponse, Outlet } from 'react-router'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle, titleOfRoute } from '../lib/page-titles.ts'
import type { Route } from './+types/page-boundary'
import { FailureMessage } from './failure-page.tsx'
import { NotFoundMessage } from './not-found-page.tsx'

/** A page that fails is replaced here, so that header and footer stay. */
export default function PageBoundary() {
  return <Outlet />
}

/** A page without words of its own still has its title. */
export function meta({ error, matches }: Route.MetaArgs) {
  if (!error) return pageMeta({ title: titleOfRoute(matches.at(-1)?.id), matches })
  return pageMeta({ title: pageTitle(isNotFound(error) ? '404' : 'forbidden'), matches, isHidden: true })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <NotFoundMessage /> : <FailureMessage />
}

function isNotFound(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404
}
