/** Focuses the first control in the last entry of a list. Waits a frame, because the entry may not be rendered yet. */
export function focusAdded(list: Element | null) {
  requestAnimationFrame(() =>
    list?.lastElementChild?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select')?.focus(),
  )
}
