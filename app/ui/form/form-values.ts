/** Form values by field name. A checked box is 'on', an unchecked one ''. */
export type FormValues = Readonly<Record<string, string>>

export function valuesIn(form: FormData, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, textOf(form.get(name))]))
}

/**
 * Returns the names of fields that differ from the stored values, ignoring surrounding whitespace and the kind of line
 * breaks.
 */
export function changedFields(stored: FormValues, values: FormValues): string[] {
  return Object.keys(stored).filter((name) => plain(stored[name]) !== plain(values[name]))
}

export function isSame(one: string | undefined, other: string | undefined) {
  return plain(one) === plain(other)
}

/**
 * Copies a submitted form with other values. A submitted field that is now empty stays in the form, because the server
 * keeps the stored value of a missing field. A field that was not submitted, such as an unchecked box, is only added
 * with a value.
 */
export function withValues(submitted: FormData, values: FormValues): FormData {
  const form = new FormData()
  for (const [name, value] of submitted) form.append(name, value)
  for (const [name, value] of Object.entries(values)) if (value !== '' || form.has(name)) form.set(name, value)
  return form
}

function textOf(value: FormDataEntryValue | null) {
  return typeof value === 'string' ? value : ''
}

function plain(text: string | undefined) {
  return (text ?? '').replaceAll('\r\n', '\n').trim()
}
