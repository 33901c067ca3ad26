/** Pass it as the `ref` of the element around an alert that takes the focus when it appears. */
export function focusAlert(place: HTMLElement | null) {
  place?.querySelector<HTMLElement>('[role=alert]')?.focus()
}
