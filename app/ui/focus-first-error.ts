/** Moves the focus to the first refused field, in the order the form is read. Answers whether there was one. */
export function focusFirstError(form: HTMLFormElement): boolean {
  const refused = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!refused) return false
  const target = refused.matches('[role="radiogroup"]') ? refused.querySelector<HTMLElement>('input') : refused
  target?.focus()
  return true
}
