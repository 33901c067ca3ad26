/** Length of the scale in km. The bar of a longer distance is full, with two gaps near its end. */
const RULER_KM = 5

/**
 * The distance in a text, in km: a length in km, otherwise one in metres, otherwise a number without a unit as km.
 * Null if there is none.
 */
export function kilometresIn(text: string | null): number | null {
  if (!text) return null
  const [, kilometres] = /(\d+(?:[.,]\d+)?)\s*(?:km|kilomet)/i.exec(text) ?? []
  if (kilometres) return toNumber(kilometres)
  // In whole metres a comma groups thousands.
  const [, metres] = /(\d+(?:[.,]\d+)?)\s*(?:m|mtrs?|met(?:er|re)s?)\b(?!\w)/i.exec(text) ?? []
  if (metres) return toNumber(metres.replace(/,(\d{3})$/, '$1')) / 1000
  return /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? toNumber(text.trim()) : null
}

/** Length of a bar in per cent of the scale. */
export function shareOfRuler(kilometres: number) {
  return Math.min(100, Math.round((kilometres / RULER_KM) * 1000) / 10)
}

/** The perks as shown on the page: nearest first, with the length of their bars, which is null without a distance. */
export function shownPerks<P extends { distance: string | null }>(perks: readonly P[]) {
  return byDistance(perks).map(({ kilometres, ...perk }) => ({
    ...perk,
    bar: kilometres === null ? null : { share: shareOfRuler(kilometres), isBeyond: kilometres > RULER_KM },
  }))
}

/** Nearest first; perks without a distance keep their order at the end. */
export function byDistance<P extends { distance: string | null }>(perks: readonly P[]) {
  return perks
    .map((perk) => ({ ...perk, kilometres: kilometresIn(perk.distance) }))
    .toSorted((one, other) => (one.kilometres ?? Number.MAX_VALUE) - (other.kilometres ?? Number.MAX_VALUE))
}

function toNumber(text: string) {
  return Number(text.replace(',', '.'))
}
