import { type RefObject, useEffect } from 'react'
import { draftKey } from '../lib/form-drafts.ts'
import { removeIfPossible } from '../lib/remove-if-possible.ts'
import { storeIfPossible } from '../lib/store-if-possible.ts'

interface DraftOptions {
  name: string
  /** Names of the stored fields; never include a password. */
  fields: readonly string[]
}

/**
 * Keeps typed values in session storage, so that they survive a reload or the back button, until `forgetDraft` is
 * called.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, { name, fields }: DraftOptions) {
  const list = fields.join()

  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = readDraft(name)
    for (const field of list.split(',')) fillIn(element, field, draft[field] ?? '')

    const saveDraft = () => {
      const typed = new FormData(element)
      const values = list.split(',').map((field) => [field, String(typed.get(field) ?? '')])
      storeIfPossible('sessionStorage', draftKey(name), JSON.stringify(Object.fromEntries(values)))
    }
    element.addEventListener('input', saveDraft)
    return () => element.removeEventListener('input', saveDraft)
  }, [form, name, list])
}

export function forgetDraft(name: string) {
  removeIfPossible('sessionStorage', draftKey(name))
}

/**
 * Fills an empty field and fires its input event, or checks a checkbox. Leaves a field with a value or the focus
 * unchanged.
 */
export function fillIn(form: HTMLFormElement, field: string, value: string) {
  const control = form.elements.namedItem(field)
  if (!(control instanceof HTMLInputElement) || value === '') return
  if (control.type === 'checkbox') {
    if (!control.checked) control.click()
    return
  }
  if (control.value !== '' || control === document.activeElement) return
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function readDraft(name: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(name)) ?? '{}')
  } catch {
    return {}
  }
}
