interface Named {
  name: string
}

/** Returns the text between the cursor and an @ at the start of a word. Null if there is no such @ on the line. */
export function typedMention(text: string, cursor: number) {
  return /(?:^|\s)@([^@\n]*)$/.exec(text.slice(0, cursor))?.[1] ?? null
}

export function offeredFor<Colleague extends Named>(typed: string | null, colleagues: readonly Colleague[]) {
  if (typed === null) return []
  return colleagues.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()) && name !== typed)
}

export function mentionedIn<Colleague extends Named>(text: string, colleagues: readonly Colleague[]) {
  const parts = new Set(
    partsOf(
      text,
      colleagues.map(({ name }) => name),
    ),
  )
  return colleagues.filter(({ name }) => parts.has(`@${name}`))
}

/** Splits the text so that each @ followed by one of these names becomes a separate part. */
export function partsOf(text: string, names: readonly string[]) {
  if (names.length === 0) return [text]
  // The longest first, because a name can be the beginning of another one.
  const byLength = names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text.split(new RegExp(`(@(?:${byLength.join('|')})(?![\\p{L}\\p{N}]))`, 'u')).filter((part) => part !== '')
}
