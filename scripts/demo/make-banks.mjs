// Draws the ten bank marks as transparent PNG at double size. Run with Node 26: node scripts/demo/make-banks.mjs
import sharp from 'sharp'
import { banks } from '../../demo/banks.ts'
import { escapeHtml, files, fontFaces, paper, screenshot } from './chromium.mjs'

const serif = 'font-family="Newsreader" font-weight="430" font-size="23" letter-spacing="-.2"'
const grotesk = 'font-family="Schibsted" font-weight="600" font-size="20" letter-spacing="-.3"'

const marks = {
  'Yamuna Bank': [grotesk, '<path d="M4 14c8-10 16 10 36 0M4 24c8-10 16 10 36 0M4 34c8-10 16 10 36 0"/>'],
  'Kosh Housing': [serif, '<path d="M5 36V17L22 5l17 12v19zM15 36V23h14v13"/>'],
  'First Doab': [grotesk, '<path d="M10 36L22 4l12 32M4 36h36"/>'],
  'Himgiri Finance': [serif, '<path d="M3 35L16 10l8 14 5-8 12 19z"/>'],
  'Navdeep Bank': [grotesk, '<circle cx="22" cy="20" r="15"/><path d="M22 5v30M7 20h30"/>'],
  'Banyan Mutual': [serif, '<path d="M6 20a16 14 0 0 1 32 0zM12 20v16M22 20v16M32 20v16"/>'],
  'Sarvam Home Loans': [
    grotesk,
    '<rect x="6" y="4" width="32" height="32"/><rect x="14" y="12" width="16" height="16"/><path d="M22 20v16"/>',
  ],
  'Awadh Cooperative': [serif, '<path d="M6 36V20c0-8 10-9 16-16 6 7 16 8 16 16v16M15 36V25a7 7 0 0 1 14 0v11"/>'],
  'Peepal & Sons': [serif, '<path d="M22 4c14 6 17 18 5 24-3 2-4 4-5 9-1-5-2-7-5-9C5 22 8 10 22 4zM22 10v20"/>'],
  'Meru Capital': [grotesk, '<path d="M4 36h36M10 29h24M16 22h12M22 4v18"/>'],
}

for (const bank of banks) {
  const [type, mark] = marks[bank.name]
  const out = `${files}ProjectImages/${bank.logo}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="56" viewBox="0 -8 320 56">
    <g fill="none" stroke="${paper.ink700}" stroke-width="2.4">${mark}</g>
    <text x="54" y="27" ${type} fill="${paper.ink700}">${escapeHtml(bank.name)}</text></svg>`
  await screenshot(
    `<!doctype html><meta charset="utf-8"><style>${fontFaces} body{margin:0;background:none}</style>${svg}`,
    out,
    { width: 320, height: 56, scale: 2, transparent: true },
  )
  // Crop the sides only, because equal heights align the names on the home page.
  const { info } = await sharp(out).trim().toBuffer({ resolveWithObject: true })
  const left = Math.max(0, -info.trimOffsetLeft - 8)
  const cut = await sharp(out)
    .extract({ left, top: 0, width: Math.min(info.width + 16, 640 - left), height: 112 })
    .png()
    .toBuffer()
  await sharp(cut).toFile(out)
}
