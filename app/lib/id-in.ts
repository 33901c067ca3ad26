/** Reads the id of a record from the URL or storage, or returns null. The API refuses longer numbers. */
export function idIn(text: string | null) {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
