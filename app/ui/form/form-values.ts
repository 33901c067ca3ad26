/** What a form holds, field by field, as text: a ticked box is 'on', an untouched one is ''. */
export type FormValues = Readonly<Record<string, string>>

/** The values of exactly these fields; whatever else the form holds is nobody's business. */
export function valuesIn(form: FormData, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, textOf(form.get(name))]))
}

/** The fields that no longer hold what is stored. Blanks at the ends and the kind of line breaks are no change. */
export function changedFields(stored: FormValues, values: FormValues): string[] {
  return Object.keys(stored).filter((name) => plain(stored[name]) !== plain(values[name]))
}

export function isSame(one: string | undefined, other: string | undefined) {
  return plain(one) === plain(other)
}

/** A form as it would be sent: an unticked box sends nothing, and an empty field counts as left out. */
export function formOf(values: FormValues): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) if (value !== '') form.set(name, value)
  return form
}

function textOf(value: FormDataEntryValue | null) {
  return typeof value === 'string' ? value : ''
}

function plain(text: string | undefined) {
  return (text ?? '').replaceAll('\r\n', '\n').trim()
}
