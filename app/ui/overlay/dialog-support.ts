let open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Returns the newest open modal dialog, the only interactive part of the page; undefined if none is open. */
export function topDialog() {
  return open.at(-1)
}

export function noteDialog(dialog: HTMLDialogElement, isOpen: boolean) {
  open = open.filter((other) => other !== dialog)
  if (isOpen) open.push(dialog)
  for (const listener of listeners) listener()
}

export function onTopDialog(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let isInstalled = false

/**
 * Polyfills `command` buttons and `closedby` where the browser lacks them, and measures the page's scrollbar before a
 * dialog opens.
 */
export function supportDialogs(): void {
  if (isInstalled) return
  isInstalled = true
  document.addEventListener('beforetoggle', noteScrollbar, { capture: true })
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', obeyCommand)
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeFromBackdrop)
}

export function openDialog(id: string): void {
  const dialog = findDialog(id)
  if (dialog && !dialog.open) dialog.showModal()
}

function closeDialog(id: string): void {
  findDialog(id)?.close()
}

function obeyCommand(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null
  const target = button?.getAttribute('commandfor')
  if (!button || !target || event.defaultPrevented) return
  if (button.getAttribute('command') === 'show-modal') openDialog(target)
  if (button.getAttribute('command') === 'close') closeDialog(target)
}

/**
 * An open dialog hides the page's scrollbar. With these properties, CSS keeps the width of the page, if it had a
 * scrollbar.
 */
function noteScrollbar({ target }: Event) {
  if (!(target instanceof HTMLDialogElement) || document.querySelector('dialog:modal')) return
  const page = document.documentElement
  const width = innerWidth - page.clientWidth
  page.style.setProperty('--page-scrollbar', `${width}px`)
  page.style.setProperty('--page-gutter', width > 0 ? 'stable' : 'auto')
}

// The content fills the dialog's box, so a click whose target is the dialog itself is on the backdrop.
function closeFromBackdrop({ target }: MouseEvent) {
  if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close()
}

function findDialog(id: string) {
  const found = document.getElementById(id)
  return found instanceof HTMLDialogElement ? found : null
}
