import { paper } from '../chromium.mjs'
import { across, box, label, northArrow, SQ_FT_PER_SQ_M, sheet, thousands, upright, wash } from './sheet.mjs'
import { layouts, outsideArea } from './unit-layouts.mjs'

// Furniture stands along the walls of a room, so that the room's name stays readable. Sizes are pixels of the drawing.

const LINE = { line: 1, stroke: '#8A8F8E' }

function furniture(name, room) {
  const draw = FURNITURE.find(([names]) => names.test(name))?.[1]
  return draw && room.width > 60 && room.height > 60 ? draw(room) : ''
}

const FURNITURE = [
  [/bedroom/i, bed],
  [/living and dining/i, (room) => sofa(room) + table(room)],
  [/living|lounge/i, sofa],
  [/dining/i, table],
  [/kitchen|pantry/i, counter],
  [/toilet|bath|wc/i, fittings],
  [/open floor/i, desks],
  [/sales floor/i, shelves],
  [/meeting/i, table],
  [/porch/i, car],
]

function bed({ x, y, width, height }) {
  const wide = Math.min(width * 0.42, 110)
  const long = Math.min(height * 0.36, 92)
  const left = x + width - wide - 14
  const top = y + height - long - 14
  return `${box(left, top, wide, long, '#fff', { ...LINE, round: 5 })}${box(left + 6, top + long - 24, wide / 2 - 9, 18, '#fff', { ...LINE, round: 4 })}${box(left + wide / 2 + 3, top + long - 24, wide / 2 - 9, 18, '#fff', { ...LINE, round: 4 })}`
}

function sofa({ x, y, width, height }) {
  const long = Math.min(height * 0.4, 140)
  const bottom = y + height - 16
  return `${box(x + 14, bottom - long, 40, long, '#fff', { ...LINE, round: 6 })}${box(x + 62, bottom - 40, Math.min(width * 0.3, 130), 40, '#fff', { ...LINE, round: 6 })}${box(x + 72, bottom - long * 0.7, 52, 34, '#fff', { ...LINE, round: 3 })}`
}

function table({ x, y, width }) {
  const wide = Math.min(width * 0.34, 120)
  const left = x + width - wide - 34
  const chairs = [0.2, 0.5, 0.8].map(
    (at) =>
      box(left + wide * at - 9, y + 14, 18, 14, '#fff', LINE) + box(left + wide * at - 9, y + 70, 18, 14, '#fff', LINE),
  )
  return `${chairs.join('')}${box(left, y + 28, wide, 42, '#fff', { ...LINE, round: 3 })}`
}

function counter({ x, y, width, height }) {
  const rings = [0, 1].map(
    (at) => `<circle cx="${x + 46 + at * 24}" cy="${y + 22}" r="7" fill="none" stroke="#8A8F8E"/>`,
  )
  return `${box(x + 6, y + 6, width - 12, 32, '#fff', LINE)}${box(x + 6, y + 38, 30, height * 0.4, '#fff', LINE)}${rings.join('')}${box(x + width - 60, y + 12, 34, 20, '#DFE7EA', LINE)}`
}

function fittings({ x, y, width, height }) {
  return `${box(x + 8, y + height - 40, 24, 30, '#fff', { ...LINE, round: 8 })}${box(x + width - 42, y + height - 32, 34, 24, '#fff', { ...LINE, round: 6 })}`
}

function desks({ x, y, width, height }) {
  const rows = []
  for (let top = y + 24; top < y + height - 60; top += 92) {
    if (Math.abs(top + 26 - (y + height / 2)) < 56) continue
    for (let left = x + 30; left < x + width - 100; left += 128) {
      rows.push(box(left, top, 96, 26, '#fff', LINE), box(left, top + 28, 96, 26, '#fff', LINE))
    }
  }
  return rows.join('')
}

function shelves({ x, y, width, height }) {
  const count = Math.floor((height - 60) / 80)
  return Array.from({ length: count }, (_, at) => {
    const top = y + 36 + at * 80
    return `${box(x + 12, top, 34, 60, '#fff', LINE)}${box(x + width - 46, top, 34, 60, '#fff', LINE)}`
  }).join('')
}

function car({ x, y, width, height }) {
  return box(x + width * 0.22, y + height * 0.62, width * 0.56, height * 0.28, '#fff', { ...LINE, round: 14 })
}

const WIDTH = 1500
const HEIGHT = 1200
const FIELD = { x: 110, y: 90, width: 980, height: 900 }

/** One home, shop or office: its layout scaled to exactly `carpet` square feet. */
export function unitDrawing({ project, title, layout, carpet, facts = [] }) {
  const { rooms, outside, doors } = layouts[layout]
  const base = rooms.reduce((sum, [, , , width, depth]) => sum + width * depth, 0) / 1e6
  const growth = Math.sqrt(carpet / SQ_FT_PER_SQ_M / base)

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
    ...(outside.length > 0 ? [`Outside ${thousands(outsideArea({ layout, carpet }))} sq.ft, not counted`] : []),
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
