// Three commercial plans drawn from scratch, in the manner of the residential sheets.
import { paper } from './chromium.mjs'

const wash = { shop: '#F1EADC', court: '#DCE6D3', core: '#E2DCD1', wet: '#DFE7EA', walk: '#F4F0E8' }

export function retailFloor() {
  const shops = [
    ...row(130, 110, 10, 134, 190, 1),
    ...row(130, 720, 10, 134, 190, 11),
    ...column(130, 300, 3, 190, 140, 21),
    ...column(1280, 300, 3, 190, 140, 24),
  ]
  const columns = [420, 610, 800, 990, 1180].flatMap((x) =>
    [390, 630].map((y) => block(x - 9, y - 9, 18, 18, paper.ink)),
  )
  return frame(
    1600,
    1120,
    'Retail floor, typical',
    'RF-01',
    `
    ${block(130, 110, 1340, 800, wash.walk)}
    ${shops.join('')}
    ${block(430, 400, 420, 220, wash.court)}${label(640, 505, 'Court, open to sky')}
    ${block(900, 400, 270, 220, wash.core)}${label(1035, 480, 'Lifts and stair')}
    ${[0, 1, 2, 3].map((n) => cross(925 + n * 58, 520, 46, 70)).join('')}
    ${label(375, 515, 'Walk')}${label(1225, 515, 'Walk')}
    ${columns.join('')}
    <rect x="130" y="110" width="1340" height="800" fill="none" stroke="${paper.ink}" stroke-width="9"/>
    ${dimension(130, 1470, 950, '54 000')}`,
  )
}

export function shopUnit() {
  return frame(
    1400,
    1200,
    'Shop unit, typical',
    'UP-11',
    `
    ${block(380, 130, 560, 780, wash.shop)}
    ${block(380, 130, 360, 170, wash.core)}${label(560, 222, 'Store')}
    ${block(740, 130, 200, 170, wash.wet)}${label(840, 222, 'WC')}
    ${label(660, 560, 'Sales floor')}${label(660, 592, '4 200 × 8 100', 17)}
    ${[380, 500, 620].map((y) => block(402, y, 60, 90, '#fff')).join('')}
    ${[380, 500, 620].map((y) => block(858, y, 60, 90, '#fff')).join('')}
    ${block(560, 700, 200, 56, '#fff')}${label(660, 736, 'Counter', 17)}
    <path d="M380 130h560v780M380 130v780M380 300h360M820 300h120M740 130v170" fill="none" stroke="${paper.ink}" stroke-width="10"/>
    <path d="M380 910h150M790 910h150" stroke="${paper.ink}" stroke-width="10"/>
    <path d="M530 910h260" stroke="${paper.brass}" stroke-width="5"/>
    <path d="M740 300a80 80 0 0 1 80 80v-80" fill="none" stroke="${paper.ink500}"/>
    ${block(300, 920, 720, 90, wash.walk)}${label(660, 972, 'Arcade')}
    ${dimension(380, 940, 1040, '4 200')}`,
  )
}

export function officeBay() {
  const desks = [430, 610, 790].flatMap((x) =>
    [400, 580].map((y) => `${block(x, y, 130, 54, '#fff')}${block(x, y + 58, 130, 54, '#fff')}`),
  )
  return frame(
    1400,
    1200,
    'Office bay, typical',
    'UP-12',
    `
    ${block(240, 180, 900, 720, wash.shop)}
    ${block(240, 180, 300, 160, wash.core)}${label(390, 268, 'Meeting, six')}
    ${block(940, 180, 200, 160, wash.wet)}${label(1040, 268, 'Pantry')}
    ${desks.join('')}${label(690, 800, 'Twelve desks')}${label(690, 832, '640 sq.ft carpet', 17)}
    <path d="M240 180h900v720H240zM240 340h220M540 180v160M940 180v110" fill="none" stroke="${paper.ink}" stroke-width="10"/>
    <path d="M300 900h780" stroke="#fff" stroke-width="8"/><path d="M300 900h780" stroke="${paper.brass}" stroke-width="3"/>
    <path d="M620 180h130" stroke="${wash.shop}" stroke-width="12"/><path d="M620 180v130a130 130 0 0 0 130-130" fill="none" stroke="${paper.ink500}"/>
    ${label(690, 945, 'Glazed front, full height', 17)}
    ${dimension(240, 1140, 990, '8 400')}`,
  )
}

function frame(width, height, title, sheet, body) {
  const foot = height - 90
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Schibsted">
    <rect x="24" y="24" width="${width - 48}" height="${height - 48}" fill="#fff" stroke="${paper.line}"/>
    ${body}
    <line x1="50" x2="${width - 50}" y1="${foot}" y2="${foot}" stroke="${paper.ink}" stroke-width="3"/>
    <text x="50" y="${foot + 40}" font-size="26" font-weight="550" fill="${paper.ink}">${title}</text>
    <text x="${width - 50}" y="${foot + 40}" text-anchor="end" font-size="18" fill="${paper.ink500}">${sheet}. Dimensions in mm, demo drawing</text>
  </svg>`
}

function row(x, y, count, width, height, first) {
  return Array.from({ length: count }, (_, n) => shop(x + n * width, y, width, height, first + n))
}

function column(x, y, count, width, height, first) {
  return Array.from({ length: count }, (_, n) => shop(x, y + n * height, width, height, first + n))
}

function shop(x, y, width, height, number) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${wash.shop}" stroke="${paper.ink}" stroke-width="3.5"/>${label(x + width / 2, y + height / 2 + 7, String(number).padStart(2, '0'))}`
}

function block(x, y, width, height, fill) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${paper.ink700}" stroke-width="1.4"/>`
}

function cross(x, y, width, height) {
  return `${block(x, y, width, height, '#fff')}<path d="M${x} ${y}l${width} ${height}m0 ${-height}l${-width} ${height}" stroke="${paper.ink500}" fill="none"/>`
}

function label(x, y, text, size = 20) {
  return `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" fill="${paper.ink700}">${text}</text>`
}

function dimension(from, to, y, text) {
  const ticks = [from, to]
    .map((x) => `<path d="M${x - 7} ${y + 7}l14-14M${x} ${y - 14}v28" stroke="${paper.ink500}"/>`)
    .join('')
  return `<line x1="${from}" x2="${to}" y1="${y}" y2="${y}" stroke="${paper.ink500}"/>${ticks}${label((from + to) / 2, y - 10, text, 18)}`
}
