import { data } from 'react-router'
import { notFoundInBrowser } from '../lib/not-found-in-browser.ts'
import type { Route } from './+types/not-found.page'

/** No route matched; the page boundary shows the 404 inside the layout. */
export function loader() {
  throw data(null, { status: 404 })
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw notFoundInBrowser(request)
}

export default function NotFound() {
  return null
}
