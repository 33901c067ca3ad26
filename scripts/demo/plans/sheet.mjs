// The sheet shared by all plans: frame, title block and basic drawing elements.
import { escapeHtml, paper } from '../chromium.mjs'

export const SQ_FT_PER_SQ_M = 10.7639

export const wash = {
  room: '#F3ECE0',
  wet: '#DFE7EA',
  core: '#E2DCD1',
  outside: '#ECEBDF',
  green: '#D9E4CE',
  tree: '#B9CFA8',
  water: '#CFE1EA',
  paving: '#ECE5D8',
  road: '#DDDCD9',
  building: '#E4D6C4',
  court: '#E9DFC9',
  sport: '#C98A66',
}

/** A sheet with its title block; `project` and `title` identify the drawing. */
export function sheet({ width, height, project, title, note, body }) {
  const foot = height - 92
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Schibsted">
    <rect x="20" y="20" width="${width - 40}" height="${height - 40}" fill="#fff" stroke="${paper.line}"/>
    ${body}
    <line x1="48" x2="${width - 48}" y1="${foot}" y2="${foot}" stroke="${paper.ink}" stroke-width="3"/>
    <text x="48" y="${foot + 38}" font-family="Newsreader" font-size="30" font-weight="380" fill="${paper.ink}">${escapeHtml(project)}</text>
    <text x="${width / 2}" y="${foot + 37}" text-anchor="middle" font-size="21" font-weight="550" fill="${paper.ink}">${escapeHtml(title)}</text>
    <text x="${width - 48}" y="${foot + 37}" text-anchor="end" font-size="18" fill="${paper.ink500}">${escapeHtml(note)}</text>
  </svg>`
}

export function box(x, y, width, height, fill, { stroke = paper.ink700, line = 1.4, round = 0 } = {}) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" stroke="${stroke}" stroke-width="${line}"/>`
}

export function label(x, y, text, { size = 19, weight = 400, fill = paper.ink700, anchor = 'middle' } = {}) {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeHtml(String(text))}</text>`
}

/** A horizontal dimension line between two points. */
export function across(from, to, y, text) {
  return `<line x1="${from}" x2="${to}" y1="${y}" y2="${y}" stroke="${paper.ink500}"/>${tick(from, y)}${tick(to, y)}${label((from + to) / 2, y - 10, text, { size: 17 })}`
}

/** A vertical dimension line between two points. */
export function upright(from, to, x, text) {
  const middle = (from + to) / 2
  return `<line x1="${x}" x2="${x}" y1="${from}" y2="${to}" stroke="${paper.ink500}"/>${tick(x, from)}${tick(x, to)}<g transform="rotate(-90 ${x} ${middle})">${label(x, middle - 10, text, { size: 17 })}</g>`
}

export function northArrow(x, y) {
  return `<circle cx="${x}" cy="${y}" r="26" fill="none" stroke="${paper.ink}" stroke-width="1.6"/><path d="M${x} ${y - 22}l8 34-8-7-8 7z" fill="${paper.ink}"/>${label(x, y - 34, 'N', { size: 17, weight: 550 })}`
}

/** Trees at deterministic positions inside a rectangle, outside of everything in `occupied`. */
export function trees(area, count, occupied, seed) {
  const next = random(seed)
  const drawn = []
  for (let tries = 0; tries < count * 12 && drawn.length < count; tries += 1) {
    const radius = 7 + next() * 8
    const x = area.x + radius + next() * (area.width - 2 * radius)
    const y = area.y + radius + next() * (area.height - 2 * radius)
    if (occupied.some((taken) => isNear(taken, x, y, radius + 4))) continue
    drawn.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${wash.tree}" stroke="#9DB78A" stroke-width="1"/>`,
    )
  }
  return drawn.join('')
}

export function thousands(value) {
  return Math.round(value).toLocaleString('en-IN')
}

function tick(x, y) {
  return `<path d="M${x - 6} ${y + 6}l12-12" stroke="${paper.ink500}" stroke-width="1.6"/>`
}

function isNear({ x, y, width, height }, px, py, margin) {
  return px > x - margin && px < x + width + margin && py > y - margin && py < y + height + margin
}

/** Park-Miller generator, so that a regenerated sheet is identical. */
function random(seed) {
  let state = seed * 7919 + 17
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
