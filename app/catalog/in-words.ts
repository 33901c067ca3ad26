const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

export function inWords(count: number) {
  const word = WORDS[count]
  if (word) return word
  // Only for large numbers, because the first `Intl` number format takes about 100 ms on a phone.
  return count < 1_000 ? String(count) : count.toLocaleString('en-IN')
}

/** Such as 'Noida, Gurugram and Lucknow'. */
export function joined(parts: readonly string[]) {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

export function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Converts a category name to lower case, unless it contains an abbreviation, as in 'IT SEZ'. */
export function inSentence(categoryName: string) {
  return /[A-Z]{2}/.test(categoryName) ? categoryName : categoryName.toLowerCase()
}
