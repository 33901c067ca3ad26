/**
 * For the alert or the invalid field of a form posted without JavaScript: the browser scrolls to the first element with
 * `autofocus` and focuses it. Only set in server-rendered markup, because with JavaScript, effects move the focus.
 */
export function focusWithoutScripts(shouldFocus: boolean) {
  return import.meta.env.SSR && shouldFocus ? { autoFocus: true } : {}
}
