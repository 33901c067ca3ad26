/** Whether the focus was lost. A closed dialog that is fading out keeps the focus if no other element can take it. */
export function isFocusLost() {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.closest('dialog:not([open])') !== null
}

/** Moves a lost focus to the page, so that it does not start at the browser's first control again. */
export function focusPageIfLost() {
  if (isFocusLost()) document.querySelector('main')?.focus({ preventScroll: true })
}
