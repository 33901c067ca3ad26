/** Ports. Staff change public content, so tests of the back office use a separate site with the same demo data. */
export const SITES = { visitors: 4173, staff: 4174 }

/** A port that responds once all sites are ready. */
export const ALL_SITES = 4175

export function addressOf(port: number) {
  return `http://127.0.0.1:${port}`
}
