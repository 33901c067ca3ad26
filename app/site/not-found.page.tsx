import { data } from 'react-router'

/** No route matched: the page boundary shows the 404 inside the layout. */
export function loader() {
  return throwNotFound()
}

/** Throws the same 404 on a client navigation, without a request to the server. */
export function clientLoader() {
  return throwNotFound()
}

/** The answer to every address that the site does not have. */
export function throwNotFound(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
