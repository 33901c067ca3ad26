import { paper } from '../chromium.mjs'
import { across, box, label, northArrow, sheet, trees, wash } from './sheet.mjs'

const WIDTH = 1600
const HEIGHT = 1140
const LAND = { x: 90, y: 116, width: 1420, height: 794 }
const M2_PER_ACRE = 4046.86

/**
 * Buildings on their land. `buildings` are [name, x, y, width, depth] and `ground` [kind, name, x, y, width, depth],
 * both in percent of the land from its north-west corner. The scale follows from the acres.
 */
export function siteDrawing({ project, title, acres, buildings, ground = [], entry = 50, road, seed = 1, facts = [] }) {
  const metres = Math.round(Math.sqrt(acres * M2_PER_ACRE * (LAND.width / LAND.height)))
  const place = (x, y, width, height) => ({
    x: LAND.x + (x / 100) * LAND.width,
    y: LAND.y + (y / 100) * LAND.height,
    width: (width / 100) * LAND.width,
    height: (height / 100) * LAND.height,
  })
  const grounds = ground.map(([kind, name, ...at]) => ({ kind, name, ...place(...at) }))
  const houses = buildings.map(([name, ...at]) => ({ name, ...place(...at) }))
  const gate = LAND.x + (entry / 100) * LAND.width
  return sheet({
    width: WIDTH,
    height: HEIGHT,
    project,
    title,
    note: 'Not to be scaled. Demo drawing',
    body: `${box(LAND.x, LAND.y, LAND.width, LAND.height, wash.green, { stroke: paper.ink, line: 5 })}
      ${grounds.filter(isPlain).map(drawGround).join('')}
      ${trees(LAND, 190, [...grounds.filter((part) => !isPlain(part) || part.kind === 'road'), ...houses, { x: gate - 40, y: LAND.y + LAND.height - 60, width: 80, height: 60 }], seed)}
      ${grounds
        .filter((part) => !isPlain(part))
        .map(drawGround)
        .join('')}${houses.map(drawBuilding).join('')}
      <path d="M${gate - 14} ${LAND.y + LAND.height + 26}l14-20 14 20z" fill="${paper.brass}"/>
      ${label(gate + 26, LAND.y + LAND.height + 26, 'Entry', { anchor: 'start', size: 17 })}
      ${road ? label(LAND.x, LAND.y + LAND.height + 28, road, { anchor: 'start', size: 17, fill: paper.ink500 }) : ''}
      ${across(LAND.x, LAND.x + LAND.width, LAND.y + LAND.height + 62, `${metres} m`)}${northArrow(LAND.x + LAND.width - 30, 80)}
      ${label(LAND.x + LAND.width, LAND.y + LAND.height + 28, [`${acres} acres`, ...facts].join('. '), { anchor: 'end', size: 18 })}`,
  })
}

/** Roads and unnamed lawns are drawn first, because trees may be drawn on such a lawn. */
function isPlain({ kind, name }) {
  return !name && (kind === 'road' || kind === 'lawn')
}

function drawGround({ kind, name, x, y, width, height }) {
  const middle = [x + width / 2, y + height / 2]
  if (kind === 'water') {
    return `<ellipse cx="${middle[0]}" cy="${middle[1]}" rx="${width / 2}" ry="${height / 2}" fill="${wash.water}" stroke="#7FA3B5" stroke-width="1.6"/>${label(middle[0], middle[1] + 6, name, { size: 17 })}`
  }
  const fill = { road: wash.road, paving: wash.paving, court: wash.court, lawn: '#C9DAB9', sport: wash.sport }[kind]
  const line = kind === 'road' ? { stroke: 'none' } : { stroke: '#A9A394', line: 1 }
  const isUpright = height > width * 1.6
  const text = name
    ? `<g transform="rotate(${isUpright ? -90 : 0} ${middle[0]} ${middle[1]})">${label(middle[0], middle[1] + 6, name, { size: 16, fill: kind === 'sport' ? '#fff' : paper.ink700 })}</g>`
    : ''
  return `${box(x, y, width, height, fill, line)}${text}`
}

function drawBuilding({ name, x, y, width, height }) {
  const isSmall = width < 46 || height < 34
  const core = isSmall
    ? ''
    : box(x + width * 0.3, y + height * 0.28, width * 0.4, height * 0.44, '#F4ECE1', { line: 1 })
  return `${box(x, y, width, height, wash.building, { stroke: paper.ink, line: isSmall ? 1.4 : 2.4 })}${core}${label(x + width / 2, y + height / 2 + 6, name, { size: isSmall ? 11 : 16, weight: isSmall ? 400 : 550 })}`
}
