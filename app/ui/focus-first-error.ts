/**
 * Moves the focus to the first field that was refused by name, in the order the form is read. A field may be marked
 * wrong without being named: the focus belongs where the message points.
 */
export function focusFirstError(form: HTMLFormElement, names: readonly string[]) {
  const wrong = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
  const named = wrong.find((field) => namesIn(field).some((name) => names.includes(name)))
  const refused = named ?? wrong[0]
  const target = refused?.matches('[role="radiogroup"]') ? refused.querySelector<HTMLElement>('input') : refused
  target?.focus()
}

function namesIn(field: HTMLElement) {
  return [field, ...field.querySelectorAll('[name]')].map((control) => control.getAttribute('name') ?? '')
}
