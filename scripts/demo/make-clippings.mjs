// Typesets a newspaper clipping for every press item that has no photographed one.
// Run with Node 26 from the repository root: node scripts/demo/make-clippings.mjs
import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { press } from '../../demo/press.ts'
import { escapeHtml, files, fontFaces, screenshot, stamp } from './chromium.mjs'

const pictures = {
  early: 'residential-trio-day',
  'civic-room': 'lucknow-central-dusk',
  'sun-seven': 'residential-trio-dusk',
  programme: 'master-plan-day',
  arcade: 'delta-street-retail-day',
  schools: 'rohini-central-plaza-day',
  keys: 'meridian-court-day',
  'foundry-full': 'retail-atrium',
  neems: 'midrise-apartments-day',
  foundry: 'foundry-row-card',
  concrete: 'residential-slab-gardens-golden',
  lake: 'master-plan-golden',
  'row-houses': 'villas-golden',
  mason: 'midrise-apartments-golden',
  date: 'meridian-court-card',
}
// Four layouts, so that the newspapers look different.
const settings = [
  { desk: '#3C4650', sheet: '#F1EBDD', turn: -0.7, columns: 3, masthead: '400 42px Newsreader' },
  { desk: '#4A423B', sheet: '#EFE8DA', turn: 0.6, columns: 2, masthead: 'italic 300 44px Newsreader' },
  { desk: '#55504A', sheet: '#F3E6D8', turn: -0.4, columns: 3, masthead: '430 44px Newsreader' },
  { desk: '#2F3B42', sheet: '#F2EDE2', turn: 0.8, columns: 4, masthead: '460 46px Newsreader' },
]
const groteskPapers = ['Business Register', 'NCR Property Times', 'Metro Property Review']
const papers = [...new Set(press.map(paperOf))]

for (const item of press) {
  const key = item.image.replace(/^\d+_clipping-/, '').replace('.jpg', '')
  const picture = pictures[key]
  if (!picture) continue
  const out = `${files}ProjectBannerImages/${item.image}`
  const shot = `${out}.png`
  await screenshot(await clipping(item, picture), shot, { width: 1200, height: 900 })
  await sharp(shot).jpeg({ quality: 80, mozjpeg: true }).toFile(out)
  await rm(shot)
}

async function clipping(item, picture) {
  const setting = settings[papers.indexOf(paperOf(item)) % settings.length]
  const masthead = groteskPapers.includes(paperOf(item)) ? '600 35px Schibsted' : setting.masthead
  const photo = await sharp(`${files}ProjectImages/${stamp}${picture}.jpg`)
    .resize(1060, 400)
    .grayscale()
    .jpeg({ quality: 85 })
    .toBuffer()
  const text = item.description.slice(paperOf(item).length + 2)
  const [opening, ...rest] = text.split('. ')
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(item.date))
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces}
    *{margin:0;box-sizing:border-box} body{width:1200px;height:900px;overflow:hidden;background:${setting.desk};color:#1d1b18;font:400 21px/1.36 Newsreader}
    article{position:absolute;inset:34px 50px;padding:26px 42px 30px;background:${setting.sheet};transform:rotate(${setting.turn}deg);box-shadow:0 16px 44px #0009;clip-path:polygon(0 .6%,8% 0,21% .7%,37% .1%,52% .8%,69% .1%,84% .7%,100% 0,99.6% 24%,100% 47%,99.5% 71%,100% 100%,83% 99.3%,66% 100%,48% 99.2%,31% 100%,14% 99.3%,0 100%,.4% 68%,0 41%,.5% 19%);display:flex;flex-direction:column}
    header{text-align:center;font:${masthead};border-bottom:2px solid}
    small{display:flex;justify-content:space-between;font:400 15px/2 Schibsted;border-bottom:1px solid}
    h1{font:440 45px/1.08 Newsreader;letter-spacing:-.015em;margin:16px 0 12px} h2{font:italic 300 24px/1.3 Newsreader;margin-bottom:14px}
    img{width:100%;flex:1;min-height:0;object-fit:cover;filter:sepia(.25) contrast(1.08);mix-blend-mode:multiply}
    p{columns:${setting.columns};column-gap:30px;column-rule:1px solid #1d1b1844;margin-top:16px;text-align:justify;hyphens:auto;font-size:${text.length > 300 ? 19 : 21}px}
  </style><article lang="en"><header>${escapeHtml(paperOf(item))}</header><small><span>${day}</span><span>Property and city</span></small>
  <h1>${escapeHtml(item.name)}</h1><h2>${escapeHtml(opening)}.</h2><img src="data:image/jpeg;base64,${photo.toString('base64')}"><p>${escapeHtml(rest.join('. '))}</p></article>`
}

function paperOf(item) {
  return item.description.slice(0, item.description.indexOf('. '))
}
