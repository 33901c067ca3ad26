import { data } from 'react-router'

/** No address matched: the page boundary shows the 404 inside the shell. */
export function loader() {
  throw data(null, { status: 404 })
}

/** The same without asking the server. */
export function clientLoader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
