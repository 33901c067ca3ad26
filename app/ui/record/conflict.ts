import { type FormValues, isSame } from '../form/form-values.ts'

export type Side = 'mine' | 'theirs'

export interface ConflictRow {
  name: string
  mine: string
  theirs: string
  /** The version used by default; null if both users changed the field and the user must choose. */
  chosenSide: Side | null
}

interface Versions {
  /** The values when the form was opened. */
  opened: FormValues
  mine: FormValues
  /** The values stored now. */
  theirs: FormValues
}

/**
 * Returns the fields that the other user changed and whose stored value differs from mine, in the order of the form.
 */
export function conflictRows({ opened, mine, theirs }: Versions): ConflictRow[] {
  return Object.keys(opened).flatMap((name) => {
    const [was, own = '', other = ''] = [opened[name], mine[name], theirs[name]]
    if (isSame(other, was) || isSame(other, own)) return []
    return [{ name, mine: own, theirs: other, chosenSide: isSame(own, was) ? ('theirs' as const) : null }]
  })
}

/** Splits `own` into the words that differ from `other` and the common text before and after them. */
export function differenceOf(own: string, other: string) {
  const [words, others] = [wordsOf(own), wordsOf(other)]
  const shorter = Math.min(words.length, others.length)
  let start = 0
  while (start < shorter && words[start] === others[start]) start += 1
  let end = 0
  while (end < shorter - start && words.at(-1 - end) === others.at(-1 - end)) end += 1
  const from = (at: number, to: number) => words.slice(at, to).join('')
  return {
    before: from(0, start),
    words: from(start, words.length - end),
    after: from(words.length - end, words.length),
  }
}

/** Returns the values to save: mine, except the fields where the other version was chosen. */
export function mergedValues(mine: FormValues, rows: readonly ConflictRow[], choice: Readonly<Record<string, Side>>) {
  const taken = rows.filter(({ name, chosenSide }) => (choice[name] ?? chosenSide) === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) }
}

/** Splits text into words and the whitespace between them, so that joining them restores the text. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? []
}
