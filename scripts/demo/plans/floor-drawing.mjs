import { paper } from '../chromium.mjs'
import { across, box, label, northArrow, SQ_FT_PER_SQ_M, sheet, thousands, wash } from './sheet.mjs'

const WIDTH = 1600
const HEIGHT = 1060

/**
 * A residential floor: homes north and south of a corridor, lifts and stairs in the middle of the north side. `north`
 * and `south` are [name, carpet area] from west to east.
 */
export function homesFloor({ project, title, north, south, lifts, facts = [] }) {
  const x = 130
  const width = 1340
  const rows = [
    [north, 150],
    [south, 560],
  ]
  const core = { width: 300, x: x + (width - 300) / 2 }
  const half = Math.ceil(north.length / 2)
  const homes = rows.flatMap(([row, y], at) =>
    at === 0
      ? [
          ...strip(row.slice(0, half), x, core.x - x, y),
          ...strip(row.slice(half), core.x + core.width, x + width - core.x - core.width, y),
        ]
      : strip(row, x, width, y),
  )
  const shafts = Array.from({ length: lifts }, (_, at) => crossed(core.x + 20 + at * 54, 200, 44, 66))
  return sheet({
    width: WIDTH,
    height: HEIGHT,
    project,
    title,
    note: 'Carpet areas in sq.ft. Demo drawing',
    body: `${box(core.x, 150, core.width, 320, wash.core)}${shafts.join('')}
      ${stairs(core.x + core.width - 74, 300)}${label(core.x + core.width / 2, 420, 'Lifts and stair')}
      ${box(x, 470, width, 90, wash.paving)}${label(x + width / 2, 522, 'Corridor, a window at each end', { size: 17 })}
      ${homes.join('')}
      <rect x="${x}" y="150" width="${width}" height="${south.length > 0 ? 730 : 410}" fill="none" stroke="${paper.ink}" stroke-width="8"/>
      ${northArrow(WIDTH - 70, 90)}
      ${facts.map((fact, at) => label(x, 76 + at * 28, fact, { anchor: 'start', size: 19 })).join('')}`,
  })
}

/** A floor of shops around courts. `shops` is the number of shops drawn, all of them numbered. */
export function shopsFloor({ project, title, shops, courts, metres, facts = [] }) {
  const x = 130
  const y = 140
  const width = 1340
  const height = 740
  const depth = 170
  const north = Math.ceil((shops - sides(shops) * 2) / 2)
  const south = shops - sides(shops) * 2 - north
  const numbered = [
    ...run(x, y, north, width, depth, 1, 'across'),
    ...run(x, y + height - depth, south, width, depth, north + 1, 'across'),
    ...run(x, y + depth, sides(shops), height - 2 * depth, depth, north + south + 1, 'down'),
    ...run(
      x + width - depth,
      y + depth,
      sides(shops),
      height - 2 * depth,
      depth,
      north + south + sides(shops) + 1,
      'down',
    ),
  ]
  const inner = {
    x: x + depth + 70,
    width: width - 2 * depth - 140,
    y: y + depth + 70,
    height: height - 2 * depth - 140,
  }
  const bay = inner.width / courts.length
  const open = courts.map(
    (court, at) =>
      `${box(inner.x + at * bay + 12, inner.y, bay - 24, inner.height, court.startsWith('Lifts') ? wash.core : wash.green)}${label(inner.x + (at + 0.5) * bay, inner.y + inner.height / 2 + 6, court)}`,
  )
  return sheet({
    width: WIDTH,
    height: HEIGHT,
    project,
    title,
    note: 'Dimensions in m. Demo drawing',
    body: `${box(x, y, width, height, wash.paving)}${numbered.join('')}${open.join('')}
      <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${paper.ink}" stroke-width="8"/>
      ${across(x, x + width, y + height + 52, metres)}${northArrow(WIDTH - 70, 84)}
      ${facts.map((fact, at) => label(x, 76 + at * 28, fact, { anchor: 'start', size: 19 })).join('')}`,
  })
}

/** An office floor: desks around a core, on a floor about twice as wide as deep whose scale follows from `area`. */
export function officeFloor({ project, title, area, parts = [], lifts = 6, facts = [] }) {
  const x = 130
  const y = 150
  const width = 1340
  const height = 720
  const long = Math.sqrt((area / SQ_FT_PER_SQ_M) * (width / height))
  const core = { x: x + 480, y: y + 230, width: 380, height: 260 }
  const desks = []
  for (const fromY of [y + 40, y + height - 190]) {
    for (let fromX = x + 50; fromX < x + width - 120; fromX += 132) {
      desks.push(desk(fromX, fromY), desk(fromX, fromY + 86))
    }
  }
  const rooms = ['Board room', 'Meeting', 'Meeting'].map(
    (name, at) =>
      `${box(x + 40, y + 236 + at * 86, 150, 74, wash.room)}${label(x + 115, y + 280 + at * 86, name, { size: 16 })}`,
  )
  const quiet = ['Pantry', 'Cabin', 'Cabin'].map(
    (name, at) =>
      `${box(x + width - 190, y + 236 + at * 86, 150, 74, name === 'Pantry' ? wash.wet : wash.room)}${label(x + width - 115, y + 280 + at * 86, name, { size: 16 })}`,
  )
  const shares = parts.map((part, at) =>
    label(x + (width / parts.length) * (at + 0.5), y + height - 12, part, { size: 16, fill: paper.ink500 }),
  )
  return sheet({
    width: WIDTH,
    height: HEIGHT,
    project,
    title,
    note: 'Dimensions in mm. Demo drawing',
    body: `${box(x, y, width, height, '#FBF9F5')}${desks.join('')}${rooms.join('')}${quiet.join('')}
      ${box(core.x, core.y, core.width, core.height, wash.core, { stroke: paper.ink, line: 4 })}
      ${Array.from({ length: lifts }, (_, at) => crossed(core.x + 22 + at * 58, core.y + 24, 46, 70)).join('')}
      ${label(core.x + core.width / 2, core.y + 150, 'Lifts, stairs, washrooms')}${shares.join('')}
      <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${paper.ink}" stroke-width="8"/>
      ${across(x, x + width, y + height + 56, `${(Math.round(long * 10) * 100).toLocaleString('en-IN')}`)}${northArrow(WIDTH - 70, 90)}
      ${[`${thousands(area)} sq.ft`, ...facts].map((fact, at) => label(x, 76 + at * 28, fact, { anchor: 'start', size: 19 })).join('')}`,
  })
}

function strip(homes, x, width, y) {
  const total = homes.reduce((sum, [, area]) => sum + area, 0)
  let from = x
  return homes.map(([name, area]) => {
    const wide = (width * area) / total
    const drawn = `${box(from, y, wide, 320, wash.room, { stroke: paper.ink, line: 4 })}${rooms(from, y, wide)}
      ${box(from + wide / 2 - 66, y + 134, 132, 54, '#fff', { line: 1 })}
      ${label(from + wide / 2, y + 158, name, { size: 17, weight: 550 })}${label(from + wide / 2, y + 180, thousands(area), { size: 16 })}`
    from += wide
    return drawn
  })
}

/** Inner walls of a home, so that a floor is recognisable as homes. */
function rooms(x, y, width) {
  const line = `stroke="${paper.ink700}" stroke-width="1.4" fill="none"`
  return `<path d="M${x + width * 0.42} ${y}v120M${x} ${y + 120}h${width}M${x + width * 0.6} ${y + 200}v120M${x} ${y + 200}h${width * 0.8}" ${line}/>
    ${box(x + width * 0.44, y + 6, width * 0.16, 70, wash.wet, { line: 1 })}${box(x + width * 0.82, y + 206, width * 0.16, 60, wash.wet, { line: 1 })}`
}

function run(x, y, count, length, depth, first, direction) {
  const step = length / Math.max(count, 1)
  return Array.from({ length: count }, (_, at) => {
    const [left, top, wide, high] =
      direction === 'across' ? [x + at * step, y, step, depth] : [x, y + at * step, depth, step]
    return `${box(left, top, wide, high, wash.room, { stroke: paper.ink, line: 2.4 })}${label(left + wide / 2, top + high / 2 + 6, first + at, { size: step < 40 ? 13 : 17 })}`
  })
}

/** Number of shops on each short side. */
function sides(shops) {
  return shops < 16 ? 1 : 3
}

function desk(x, y) {
  return `${box(x, y, 104, 30, '#fff', { line: 1 })}${box(x, y + 32, 104, 30, '#fff', { line: 1 })}`
}

function crossed(x, y, width, height) {
  return `${box(x, y, width, height, '#fff')}<path d="M${x} ${y}l${width} ${height}m0 ${-height}l${-width} ${height}" stroke="${paper.ink500}" fill="none"/>`
}

function stairs(x, y) {
  return Array.from({ length: 7 }, (_, at) => box(x, y + at * 12, 54, 12, '#fff', { line: 1 })).join('')
}
