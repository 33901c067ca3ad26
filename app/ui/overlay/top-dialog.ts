let open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** While a modal dialog is open, only the content of the newest one is interactive. */
export function topDialog() {
  return open.at(-1)
}

export function noteDialog(dialog: HTMLDialogElement, isOpen: boolean) {
  open = open.filter((other) => other !== dialog)
  if (isOpen) open.push(dialog)
  for (const listener of listeners) listener()
}

/** Subscribes until the returned function is called. */
export function onTopDialog(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
