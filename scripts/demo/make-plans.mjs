// Draws every plan of the demo projects as PNG into files/ProjectImages, named `<project>-<plan>.png`.
// Run with Node 26 from the repository root: node scripts/demo/make-plans.mjs [part of a file name]
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { projects } from '../../demo/projects.ts'
import { files, fontFaces, screenshot, stamp } from './chromium.mjs'
import { commercialPlans } from './plans/commercial-plans.mjs'
import { homesFloor, officeFloor, shopsFloor } from './plans/floor-drawing.mjs'
import { residentialPlans } from './plans/residential-plans.mjs'
import { siteDrawing } from './plans/site-drawing.mjs'
import { unitDrawing } from './plans/unit-drawing.mjs'

const DRAW = { homes: homesFloor, offices: officeFloor, shops: shopsFloor, site: siteDrawing, unit: unitDrawing }

const names = new Map(projects.map((project) => [project.routingName.replaceAll(' ', '-'), project.name]))
const only = process.argv[2] ?? ''

for (const [slug, plans] of Object.entries({ ...residentialPlans, ...commercialPlans })) {
  for (const [plan, { kind, ...facts }] of Object.entries(plans)) {
    const name = `${slug}-${plan}.png`
    if (name.includes(only)) await draw(name, DRAW[kind]({ project: names.get(slug), ...facts }))
  }
}

async function draw(name, svg) {
  const [, width, height] = svg.match(/width="(\d+)" height="(\d+)"/).map(Number)
  const out = `${files}ProjectImages/${stamp}${name}`
  const style = `${fontFaces} *{margin:0} body{width:${width}px;height:${height}px;overflow:hidden;background:#fff}`
  await screenshot(`<!doctype html><meta charset="utf-8"><style>${style}</style>${svg}`, out, { width, height })
  await writeFile(out, await sharp(out).png({ palette: true, colours: 24, dither: 0, effort: 10 }).toBuffer())
}
