// Draws the stage-of-work boards and the price sheets as PNG into files/ProjectImages.
// Run with Node 26 from the repository root: node scripts/demo/make-sheets.mjs
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { prices } from '../../demo/price-sheets.ts'
import { projects } from '../../demo/projects.ts'
import { escapeHtml, files, fontFaces, paper, screenshot, stamp } from './chromium.mjs'
import { stages } from './drawing-data.mjs'

const byRoute = new Map(projects.map((project) => [project.routingName.replaceAll(' ', '-'), project]))
const jobs = []

for (const [slug, stage] of Object.entries(stages)) {
  Object.entries(stage.dates).forEach(([month, date], index) => {
    const drawing = board(
      byRoute.get(slug),
      date,
      stage.blocks.map(([label, all, ...cast]) => ({ label, all, cast: cast[index] })),
    )
    jobs.push(() => sheet(`${slug}-progress-${month}.png`, drawing, 1600, 1000))
  })
}
for (const [slug, list] of Object.entries(prices)) {
  jobs.push(() => sheet(`${slug}-price-list.png`, priceList(byRoute.get(slug), list), 1400, 1000))
}

const only = process.argv[2]
const lanes = [0, 1, 2, 3].map(async (lane) => {
  for (let index = lane; index < jobs.length; index += 4) await jobs[index]()
})
await Promise.all(lanes)

async function sheet(name, body, width, height) {
  if (only && !name.includes(only)) return
  const out = `${files}ProjectImages/${stamp}${name}`
  const style = `${fontFaces} *{margin:0;box-sizing:border-box} body{width:${width}px;height:${height}px;overflow:hidden;background:${paper.paper};color:${paper.ink};font:400 22px/1.4 Schibsted}`
  await screenshot(`<!doctype html><meta charset="utf-8"><style>${style}</style>${body}`, out, { width, height })
  const shot = await sharp(out).png({ palette: true, colours: 64, effort: 10 }).toBuffer()
  await writeFile(out, shot)
}

function board(project, date, blocks) {
  const ground = 770
  const top = 120
  const tallest = Math.max(...blocks.map((block) => block.all), 8)
  const storey = (ground - top) / tallest
  const slot = 1400 / blocks.length
  const width = Math.min(slot * 0.66, storey * Math.max(6, tallest * 0.4), 300)
  const parts = blocks.map((block, index) => {
    const left = 100 + slot * index + (slot - width) / 2
    const middle = left + width / 2
    const rows = Array.from({ length: block.all }, (_, level) =>
      storeyLines(left, ground - storey * (level + 1), width, storey, level < block.cast),
    )
    const state =
      block.cast >= block.all ? 'Complete' : block.cast === 0 ? 'Foundations' : `${block.cast} of ${block.all}`
    return `${rows.join('')}
      <text x="${middle}" y="${ground + 40}" text-anchor="middle" font-size="22" font-weight="550" fill="${paper.ink}">${escapeHtml(block.label)}</text>
      <text x="${middle}" y="${ground + 70}" text-anchor="middle" font-size="20" fill="${paper.ink500}">${state}</text>`
  })
  return `<svg width="1600" height="1000" viewBox="0 0 1600 1000" font-family="Schibsted">
    <rect x="28" y="28" width="1544" height="944" fill="none" stroke="${paper.line}"/>
    ${parts.join('')}
    <rect x="60" y="${ground}" width="1480" height="5" fill="${paper.ink}"/>
    <line x1="60" x2="1540" y1="876" y2="876" stroke="${paper.line}"/>
    <text x="60" y="936" font-family="Newsreader" font-size="46" font-weight="360" fill="${paper.ink}">${escapeHtml(project.name)}</text>
    <text x="1540" y="916" text-anchor="end" font-size="22" fill="${paper.ink}">Stage of work on ${date}</text>
    <text x="1540" y="946" text-anchor="end" font-size="18" fill="${paper.ink500}">Storeys cast. Elevation, not to scale. Brass: still to come</text>
  </svg>`
}

function storeyLines(left, y, width, height, cast) {
  const box = `x="${left}" y="${y}" width="${width}" height="${height}"`
  if (!cast) return `<rect ${box} fill="none" stroke="${paper.brass}" stroke-width="1.6" stroke-dasharray="7 6"/>`
  const count = Math.max(2, Math.round(width / Math.max(height * 1.1, 22)))
  const bay = width / count
  const panes = Array.from({ length: count }, (_, index) => {
    const pane = `x="${left + bay * index + bay * 0.22}" y="${y + height * 0.24}" width="${bay * 0.56}" height="${height * 0.52}"`
    return `<rect ${pane} fill="${paper.ink700}" opacity=".82"/>`
  })
  return `<rect ${box} fill="#E2DCD1" stroke="${paper.ink}" stroke-width="1.6"/>${panes.join('')}`
}

function priceList(project, list) {
  const rows = list.rows.map(([unit, carpet, from]) => `<tr><td>${escapeHtml(unit)}<td>${carpet}<td>${from}`).join('')
  let sum = 0
  const plan = list.plan.map(([stage, share]) => {
    sum += share
    return `<tr><td>${stage}<td>${share}%<td>${sum}%`
  })
  return `<style>
    main{padding:64px 72px;height:100%;display:flex;flex-direction:column}
    h1{font:320 68px/1 Newsreader;letter-spacing:-.03em;padding-bottom:18px;border-bottom:5px solid ${paper.ink}}
    p{color:${paper.ink500};font-size:19px}
    section{display:grid;grid-template-columns:1.12fr 1fr;gap:64px;margin-top:38px}
    h2{font:380 32px/1.2 Newsreader;margin-bottom:14px}
    table{width:100%;border-collapse:collapse;font-size:21px} td,th{padding:14px 0;border-bottom:1px solid ${paper.line};text-align:left;font-weight:400}
    th{color:${paper.ink500};font-size:18px} td+td,th+th{text-align:right;padding-left:20px;white-space:nowrap} td:last-child{font-weight:550}
    footer{margin-top:auto;display:flex;justify-content:space-between;border-top:1px solid ${paper.line};padding-top:18px}
  </style><main><h1>${escapeHtml(project.name)}</h1>
  <p style="margin-top:16px">${escapeHtml(project.type)}. ${escapeHtml(project.address)}. ${project.reraNumber}</p>
  <section><div><h2>Price list</h2><table><tr><th>Unit<th>Carpet, sq.ft<th>From${rows}</table></div>
  <div><h2>Payment plan</h2><table><tr><th>Stage<th>Share<th>In all${plan.join('')}</table></div></section>
  <footer><p>Revised ${list.revised}. Taxes, registration and maintenance deposit are extra.</p><p>Demo figures, not an offer</p></footer></main>`
}
