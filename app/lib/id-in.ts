/** The id of a record in text from the URL or storage, or null. The API refuses ids of more than nine digits. */
export function idIn(text: string | null) {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
