import { type RefObject, useEffect } from 'react'

/** Fills in how a signed-in customer is reached, never over what was typed. An anonymous visitor loads nothing for it. */
export function useOwnContact(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!('account' in document.documentElement.dataset)) return
    void import('./own-contact.ts')
      .then(({ readOwnContact }) => readOwnContact())
      .then((contact) => {
        for (const [name, value] of Object.entries(contact ?? {})) fillEmpty(form.current, name, value)
      })
      // Without it the fields are simply empty.
      .catch(() => {})
  }, [form])
}

function fillEmpty(form: HTMLFormElement | null, name: string, value: string) {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement) || field.value !== '' || value === '') return
  if (field === document.activeElement) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
