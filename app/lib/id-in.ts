/** The id of a record in a text of the address or of the storage, or null. A longer number is refused by the calls. */
export function idIn(text: string | null) {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
