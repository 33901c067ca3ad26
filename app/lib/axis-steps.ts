/** Returns the ticks of an axis from 0 to at least `most`, in at most four steps of a round, whole size. */
export function axisSteps(most: number) {
  const size = roundStep(Math.max(most, 1) / 4)
  const count = Math.max(1, Math.ceil(most / size))
  return Array.from({ length: count + 1 }, (_, nth) => nth * size)
}

/**
 * Returns the smallest 1, 2 or 5 times a power of ten that is not below `minimum`. At least 1, because the axis shows
 * whole numbers.
 */
function roundStep(minimum: number) {
  if (minimum <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(minimum))
  return ([1, 2, 5, 10].find((factor) => factor * power >= minimum) ?? 10) * power
}
