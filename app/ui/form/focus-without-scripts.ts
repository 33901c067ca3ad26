/**
 * For what a page says about a form that was sent without scripts: the browser itself scrolls to the first element with
 * this attribute and focuses it. Only in the server's markup; where scripts run they move the focus.
 */
export function focusWithoutScripts(isMeant: boolean) {
  return import.meta.env.SSR && isMeant ? { autoFocus: true } : {}
}
