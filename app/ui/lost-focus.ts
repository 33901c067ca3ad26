/**
 * A focus inside a closed dialog counts as lost: while the dialog fades out, it keeps the focus if no other element can
 * take it.
 */
export function isFocusLost() {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.closest('dialog:not([open])') !== null
}

/** Moves a lost focus to the main element. Otherwise the Tab key would start again at the browser's first control. */
export function focusPageIfLost() {
  if (isFocusLost()) document.querySelector('main')?.focus({ preventScroll: true })
}
