/**
 * Parses a record id from the URL or storage. Null unless it is a positive integer of at most nine digits, which always
 * fits the id columns of the database.
 */
export function idIn(text: string | null) {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
