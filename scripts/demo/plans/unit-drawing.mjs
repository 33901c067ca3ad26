import { paper } from '../chromium.mjs'
import { furniture } from './furniture.mjs'
import { across, box, label, northArrow, SQ_FT_PER_SQ_M, sheet, thousands, upright, wash } from './sheet.mjs'
import { layouts } from './unit-layouts.mjs'

const WIDTH = 1500
const HEIGHT = 1200
const FIELD = { x: 110, y: 90, width: 980, height: 900 }

/** One home, shop or office: its layout scaled to exactly `carpet` square feet. */
export function unitDrawing({ project, title, layout, carpet, facts = [] }) {
  const { rooms, outside, doors } = layouts[layout]
  const base = rooms.reduce((sum, [, , , width, depth]) => sum + width * depth, 0) / 1e6
  const growth = Math.sqrt(carpet / SQ_FT_PER_SQ_M / base)
  const outsideArea = outside.reduce((sum, [, , , width, depth]) => sum + width * depth, 0) / 1e6

  const all = [...rooms, ...outside]
  const left = Math.min(...all.map(([, x]) => x))
  const top = Math.min(...all.map(([, , y]) => y))
  const right = Math.max(...all.map(([, x, , width]) => x + width))
  const bottom = Math.max(...all.map(([, , y, , depth]) => y + depth))
  const scale = Math.min(FIELD.width / (right - left), FIELD.height / (bottom - top))
  const px = (x) => Math.round((FIELD.x + (x - left) * scale) * 10) / 10
  const spare = (FIELD.height - (bottom - top) * scale) / 2
  const py = (y) => Math.round((FIELD.y + spare + (y - top) * scale) * 10) / 10
  const size = (length) => Math.round(length * scale * 10) / 10
  const millimetres = (length) => Math.round((length * growth) / 10) * 10

  const named = ([name, x, y, width, depth, kind], isOutside) => {
    const fill = isOutside ? wash.outside : kind === 'wet' ? wash.wet : wash.room
    const isNarrow = size(width) < 108
    // In a shallow bedroom the name is moved to leave space for the bed.
    const lift = /bedroom/i.test(name) && size(depth) < 220 ? size(depth) * 0.22 : 0
    const middle = [px(x + width / 2), py(y + depth / 2) - lift]
    const words = isNarrow ? name.split(' ') : [name]
    const lines = words.map((word, at) =>
      label(middle[0], middle[1] + 17 * (at - (words.length - 1) / 2) - 3, word, {
        size: isNarrow ? 14 : 17,
        weight: 550,
      }),
    )
    const measures = label(
      middle[0],
      middle[1] + 9 * words.length + 9,
      `${millimetres(width)} × ${millimetres(depth)}`,
      { size: isNarrow ? 12 : 14 },
    )
    const frame = isOutside ? { line: 1.2 } : { stroke: paper.ink, line: 6 }
    const room = { x: px(x), y: py(y), width: size(width), height: size(depth) }
    return `${box(room.x, room.y, room.width, room.height, fill, frame)}${furniture(name, room)}${lines.join('')}${size(depth) > 44 ? measures : ''}`
  }
  const openings = doors.map(([x, y, width, side]) =>
    side === 'top'
      ? `<path d="M${px(x)} ${py(y)}h${size(width)}" stroke="#fff" stroke-width="8"/><path d="M${px(x)} ${py(y)}h${size(width)}" stroke="${paper.brass}" stroke-width="2"/>`
      : `<path d="M${px(x)} ${py(y)}v${size(width)}" stroke="#fff" stroke-width="8"/><path d="M${px(x)} ${py(y)}v${size(width)}" stroke="${paper.brass}" stroke-width="2"/>`,
  )
  const inside = {
    left: Math.min(...rooms.map(([, x]) => x)),
    right: Math.max(...rooms.map(([, x, , width]) => x + width)),
    top: Math.min(...rooms.map(([, , y]) => y)),
    bottom: Math.max(...rooms.map(([, , y, , depth]) => y + depth)),
  }
  const lines = [
    `Carpet area ${thousands(carpet)} sq.ft (${Math.round(carpet / SQ_FT_PER_SQ_M)} m²)`,
    ...(outside.length > 0
      ? [`Outside ${thousands(outsideArea * growth ** 2 * SQ_FT_PER_SQ_M)} sq.ft, not counted`]
      : []),
    ...facts,
  ]
  return sheet({
    width: WIDTH,
    height: HEIGHT,
    project,
    title,
    note: 'Dimensions in mm. Demo drawing',
    body: `${outside.map((room) => named(room, true)).join('')}${rooms.map((room) => named(room, false)).join('')}${openings.join('')}
      ${across(px(inside.left), px(inside.right), py(bottom) + 44, millimetres(inside.right - inside.left))}
      ${upright(py(inside.top), py(inside.bottom), px(left) - 34, millimetres(inside.bottom - inside.top))}
      ${northArrow(WIDTH - 86, 120)}
      ${lines.map((line, at) => label(WIDTH - 60, 220 + at * 32, line, { anchor: 'end', size: 19 })).join('')}`,
  })
}
