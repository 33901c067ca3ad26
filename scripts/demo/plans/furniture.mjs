// Furniture of a room, along its walls so that the room's name stays readable. Sizes in pixels of the drawing.
import { box } from './sheet.mjs'

const LINE = { line: 1, stroke: '#8A8F8E' }

export function furniture(name, room) {
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
