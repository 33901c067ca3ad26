import type { FocusEvent } from 'react'
import { topDialog } from './top-dialog.ts'

let cameFrom: HTMLElement | null = null

/** Notes where the keyboard was before it came to the toasts. */
export function noteComing({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && currentTarget.contains(relatedTarget)) return
  cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null
}

/** A toast with the focus in it goes: the focus goes back to where it came from, lest it be nowhere. */
export function focusGoesBack() {
  const within = topDialog() ?? document.body
  if (cameFrom && within.contains(cameFrom) && isUsable(cameFrom)) return cameFrom.focus({ preventScroll: true })
  focusGoesOn()
}

/** To where somebody goes on whose place is gone: in the dialog that is open, else in the page. */
export function focusGoesOn() {
  const dialog = topDialog()
  const place = dialog ? placeIn(dialog) : (find('main input[type="search"]') ?? find('main'))
  place?.focus({ preventScroll: true })
}

function placeIn(dialog: HTMLElement) {
  const own = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => isUsable(control) && !control.closest('.toasts'),
  )
  return own.find((control) => 'initialFocus' in control.dataset) ?? own[0]
}

const CONTROLS = 'input, select, textarea, button, a[href]'

function isUsable(control: HTMLElement) {
  return !control.matches(':disabled') && control.checkVisibility()
}

function find(selector: string) {
  return document.querySelector<HTMLElement>(selector)
}
