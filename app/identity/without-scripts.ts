import { data } from 'react-router'

/**
 * The `action` of the account pages. Their forms are sent by scripts, because only those can keep a sign-in. A form
 * sent before that comes here by POST, so that no password ever stands in an address; nothing is done with it.
 */
export function refuseWithoutScripts() {
  return data({ wasNotSent: true }, { status: 400 })
}
