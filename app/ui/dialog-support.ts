let isInstalled = false

/**
 * Browsers that do not know `command` buttons or `closedby` yet get both from two listeners on the document;
 * in the others the platform does it, also before scripts.
 */
export function supportDialogs(): void {
  if (isInstalled) return
  isInstalled = true
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

// The content fills the dialog's box, so a click that reaches the element itself came from the backdrop.
function closeFromBackdrop({ target }: MouseEvent) {
  if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close()
}

function findDialog(id: string) {
  const found = document.getElementById(id)
  return found instanceof HTMLDialogElement ? found : null
}
