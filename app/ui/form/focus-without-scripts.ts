/**
 * For the message or the invalid field of a form posted without JavaScript: the browser scrolls to the first element
 * with this attribute and focuses it. Only for server-rendered markup; with JavaScript, scripts move the focus.
 */
export function focusWithoutScripts(shouldFocus: boolean) {
  return import.meta.env.SSR && shouldFocus ? { autoFocus: true } : {}
}
