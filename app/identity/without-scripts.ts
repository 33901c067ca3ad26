import { data } from 'react-router'

/**
 * The `action` of the account pages. Their forms need scripts, because only scripts can store a session. A form posted
 * before hydration ends here and is ignored; it uses POST so that no password appears in a URL.
 */
export function refuseWithoutScripts() {
  return data({ wasNotSent: true }, { status: 400 })
}
