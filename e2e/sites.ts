/** Staff change what visitors read. So whoever enters the back office has a site of its own, with the same demo in it. */
export const SITES = { visitors: 4173, staff: 4174 }

/** Answers once every site does. */
export const ALL_SITES = 4175

export function addressOf(port: number) {
  return `http://127.0.0.1:${port}`
}
