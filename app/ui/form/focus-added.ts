/** Moves the focus into the entry that is being added at the end of a list. */
export function focusAdded(list: Element | null) {
  requestAnimationFrame(() =>
    list?.lastElementChild?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select')?.focus(),
  )
}
