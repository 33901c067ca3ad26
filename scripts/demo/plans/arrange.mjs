// Positions of buildings on a site, in percent of the land.

/** A row of equal buildings that together are `width` wide. */
export function row(names, { x, y, width, depth, gap = 2 }) {
  const each = (width - gap * (names.length - 1)) / names.length
  return names.map((name, at) => [name, x + at * (each + gap), y, each, depth])
}

/** Small houses in rows, numbered from the north-west. */
export function houses({ first = 1, count, perRow, x, y, width, rowDepth, rowGap }) {
  return Array.from({ length: Math.ceil(count / perRow) }, (_, line) => {
    const from = first + line * perRow
    const names = Array.from({ length: Math.min(perRow, first + count - from) }, (_, at) => from + at)
    return row(names, {
      x,
      y: y + line * (rowDepth + rowGap),
      width: (width * names.length) / perRow,
      depth: rowDepth,
      gap: 0.5,
    })
  }).flat()
}
