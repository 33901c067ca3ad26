/** The whole ruler. What is farther away runs off its end. */
export const RULER_KM = 5

/** The distance in km that a text names, whatever else it says; null when it names none. Minutes are no distance. */
export function kilometresIn(text: string | null): number | null {
  if (!text) return null
  const [, kilometres] = /(\d+(?:[.,]\d+)?)\s*(?:km|kilomet)/i.exec(text) ?? []
  if (kilometres) return toNumber(kilometres)
  const [, metres] = /(\d+(?:[.,]\d+)?)\s*(?:m|mtrs?|met(?:er|re)s?)\b(?!\w)/i.exec(text) ?? []
  if (metres) return toNumber(metres) / 1000
  return /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? toNumber(text.trim()) : null
}

/** How much of the ruler a distance covers, in per cent. */
export function shareOfRuler(kilometres: number) {
  return Math.min(100, Math.round((kilometres / RULER_KM) * 1000) / 10)
}

/** Nearest first; what has no distance keeps its order at the end. */
export function byDistance<P extends { distance: string | null }>(perks: readonly P[]) {
  return perks
    .map((perk) => ({ ...perk, kilometres: kilometresIn(perk.distance) }))
    .toSorted((one, other) => (one.kilometres ?? Number.MAX_VALUE) - (other.kilometres ?? Number.MAX_VALUE))
}

function toNumber(text: string) {
  return Number(text.replace(',', '.'))
}
