const STOP_WORDS = new Set(
  `a about all am an and any are as at be buy by can find for from has have i in is it its looking me my near of on or our
  please show some that the their there this to want we where which with you your`.split(/\s+/),
)

/** More words are ignored, because each adds a condition to the SQL query. */
const MAX_WORDS = 8

/** Returns the normalized words of a search without the stop words: '3BHK' is two words. */
export function searchWords(text: string): string[] {
  const found = plain(text).match(/\p{L}+|\p{N}+/gu) ?? []
  return [...new Set(found.filter((word) => !STOP_WORDS.has(word)))].slice(0, MAX_WORDS)
}

/** 'RERA No. ' and similar before a number. */
const NUMBER_LABEL = /^(?:[^\p{L}\p{N}]*\b(?:rera|regd|regn|reg|registration|registered|number|no)\b)*/u

/**
 * Returns the letters and digits of a search that may be a registration number or the beginning of one. Null for other
 * searches, so that most of them read no registrations.
 */
export function registrationSearch(text: string): string | null {
  const isPossible = (code: string) => code.length > 4 && /rera.*\d|\d{4}/.test(code)
  const code = lettersAndDigits(text)
  if (!isPossible(code)) return null
  const withoutLabel = lettersAndDigits(plain(text).replace(NUMBER_LABEL, ''))
  return isPossible(withoutLabel) ? withoutLabel : code
}

function lettersAndDigits(text: string) {
  return plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Includes stop words, unlike `searchWords`. */
export function wordsIn(text: string): string[] {
  return plain(text).match(/\p{L}+|\p{N}+/gu) ?? []
}

/** Whether a word of the text begins with the given word, in singular or plural. */
export function hasWord(text: string, word: string) {
  return wordsIn(text).some((one) => one.startsWith(singular(word)))
}

/** Turns 'shops' into 'shop', for short values. Longer ones use the stemming of the database. */
export function singular(word: string) {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

export function isNumber(word: string) {
  return /^\p{N}+$/u.test(word)
}

/** Whether a range in the text includes the number without naming it: '2 to 4 BHK' includes 3. */
export function spansNumber(text: string, number: number) {
  return [...text.matchAll(/(\d+)\s*(?:to|-|–)\s*(\d+)/g)].some(
    ([, from, to]) => Number(from) < number && number < Number(to),
  )
}

/** Returns the known words with the smallest edit distance to a mistyped one. Empty if none is close enough. */
export function likelyWords(word: string, known: Iterable<string>): string[] {
  let fewest = word.length < 4 || isNumber(word) ? 0 : word.length < 8 ? 1 : 2
  let likely: string[] = []
  for (const one of known) {
    if (isNumber(one) || Math.abs(one.length - word.length) > fewest) continue
    const distance = editDistance(word, one)
    if (distance > fewest) continue
    if (distance < fewest) likely = []
    fewest = distance
    likely.push(one)
  }
  return likely.slice(0, MAX_WORDS)
}

/** Returns the number of missing, added, wrong or transposed letters between two words. */
export function editDistance(one: string, other: string): number {
  const width = other.length + 1
  const distance = Array.from({ length: (one.length + 1) * width }, () => 0)
  const at = (row: number, column: number) => distance[row * width + column] ?? 0
  for (let row = 0; row <= one.length; row += 1) {
    for (let column = 0; column <= other.length; column += 1) {
      if (row === 0 || column === 0) {
        distance[row * width + column] = row + column
        continue
      }
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      distance[row * width + column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(one.length, other.length)
}

function plain(text: string) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
}
