import { type FormValues, isSame } from '../form/form-values.ts'

export type Side = 'mine' | 'theirs'

export interface ConflictRow {
  name: string
  mine: string
  theirs: string
  /** What is kept unless somebody says otherwise; null where both changed it and a person must choose. */
  kept: Side | null
}

interface Versions {
  /** As it was when the form was opened. */
  opened: FormValues
  mine: FormValues
  /** As it is stored now. */
  theirs: FormValues
}

/** Every field that the other person changed and that would now read differently, in the form's order. */
export function conflictRows({ opened, mine, theirs }: Versions): ConflictRow[] {
  return Object.keys(opened).flatMap((name) => {
    const [was, own = '', other = ''] = [opened[name], mine[name], theirs[name]]
    if (isSame(other, was) || isSame(other, own)) return []
    return [{ name, mine: own, theirs: other, kept: isSame(own, was) ? ('theirs' as const) : null }]
  })
}

/** The words in which two versions differ, and what both have before and after them. */
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

/** What is saved in the end: mine, but for the fields in which the other's version was kept. */
export function mergedValues(mine: FormValues, rows: readonly ConflictRow[], choice: Readonly<Record<string, Side>>) {
  const taken = rows.filter(({ name, kept }) => (choice[name] ?? kept) === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) }
}

/** Joined they are the text again: what stands between two words is one of them. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? []
}
