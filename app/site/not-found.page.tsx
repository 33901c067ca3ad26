import { data, redirectDocument } from 'react-router'
import { isBackOfficeRoute } from '../lib/back-office.ts'
import type { Route } from './+types/not-found.page'

/** No address matched: the page boundary shows the 404 inside the shell. */
export function loader() {
  throw data(null, { status: 404 })
}

/** Public pages do not know the addresses of the back office, so the server is asked whether this is one. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  if (isBackOfficeRoute(pathname.slice(1))) throw redirectDocument(pathname + search)
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
