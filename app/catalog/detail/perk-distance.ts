const RULER_KM = 5

/** Prefers kilometres over metres, and reads a bare number as kilometres. Null if the text contains no distance. */
export function kilometresIn(text: string | null): number | null {
  if (!text) return null
  const [, kilometres] = /(\d+(?:[.,]\d+)?)\s*(?:km|kilomet)/i.exec(text) ?? []
  if (kilometres) return toNumber(kilometres)
  // A comma before three digits groups thousands, as in 1,200 m.
  const [, metres] = /(\d+(?:[.,]\d+)?)\s*(?:m|mtrs?|met(?:er|re)s?)\b(?!\w)/i.exec(text) ?? []
  if (metres) return toNumber(metres.replace(/,(\d{3})$/, '$1')) / 1000
  return /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? toNumber(text.trim()) : null
}

/** Returns the length of a bar as a percentage of the scale, at most 100. */
export function shareOfRuler(kilometres: number) {
  return Math.min(100, Math.round((kilometres / RULER_KM) * 1000) / 10)
}

export function shownPerks<P extends { distance: string | null }>(perks: readonly P[]) {
  return byDistance(perks).map(({ kilometres, ...perk }) => ({
    ...perk,
    bar: kilometres === null ? null : { share: shareOfRuler(kilometres), isBeyond: kilometres > RULER_KM },
  }))
}

/** Sorts the nearest first. Perks whose distance cannot be read keep their order at the end. */
export function byDistance<P extends { distance: string | null }>(perks: readonly P[]) {
  return perks
    .map((perk) => ({ ...perk, kilometres: kilometresIn(perk.distance) }))
    .toSorted((one, other) => (one.kilometres ?? Number.MAX_VALUE) - (other.kilometres ?? Number.MAX_VALUE))
}

function toNumber(text: string) {
  return Number(text.replace(',', '.'))
}
