/** The ticks of an axis from 0 to at least `most`: whole, round numbers, about four of them. */
export function axisSteps(most: number) {
  const size = roundStep(Math.max(most, 1) / 4)
  const count = Math.max(1, Math.ceil(most / size))
  return Array.from({ length: count + 1 }, (_, nth) => nth * size)
}

/** 1, 2 or 5 times a power of ten; at least 1, because the axis shows whole numbers. */
function roundStep(minimum: number) {
  if (minimum <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(minimum))
  return ([1, 2, 5, 10].find((factor) => factor * power >= minimum) ?? 10) * power
}
