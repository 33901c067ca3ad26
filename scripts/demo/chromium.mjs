// Renders an HTML page to PDF or PNG with a local Chromium, without network access.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const fonts = new URL('../../app/fonts/', import.meta.url)

export const files = fileURLToPath(new URL('../../demo/files/', import.meta.url))
export const stamp = '1730000000000_'

export const paper = {
  stone: '#EEEAE2',
  paper: '#F8F6F2',
  line: '#CEC7BA',
  ink: '#101C24',
  ink700: '#34434D',
  ink500: '#55626A',
  brass: '#A57C36',
}

export const fontFaces = await makeFontFaces()

export async function screenshot(html, out, { width, height, scale = 1, transparent = false }) {
  await withPage(html, (page) => [
    `--screenshot=${out}`,
    `--window-size=${width},${height}`,
    `--force-device-scale-factor=${scale}`,
    ...(transparent ? ['--default-background-color=00000000'] : []),
    page,
  ])
}

export async function printPdf(html, out) {
  await withPage(html, (page) => [`--print-to-pdf=${out}`, '--no-pdf-header-footer', page])
}

export function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

async function withPage(html, args) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-page-'))
  try {
    const page = join(folder, 'page.html')
    await writeFile(page, html)
    const common = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      `--user-data-dir=${folder}/profile`,
    ]
    await run(process.env.CHROMIUM ?? 'chromium', [...common, ...args(pathToFileURL(page).href)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeFontFaces() {
  const faces = [
    ['Newsreader', 'plinth-display.woff2', '280 460', 'normal', 'U+0000-00FF, U+2000-206F, U+2212'],
    ['Newsreader', 'plinth-display-rupee.woff2', '280 460', 'normal', 'U+20B9'],
    ['Newsreader', 'plinth-display-italic.woff2', '280 460', 'italic', 'U+0000-00FF, U+2000-206F'],
    ['Schibsted', 'plinth-text.woff2', '400 600', 'normal', 'U+0000-00FF, U+2000-206F, U+2212'],
    ['Schibsted', 'plinth-text-rupee.woff2', '400 600', 'normal', 'U+20B9'],
  ]
  const rules = faces.map(async ([family, file, weight, style, range]) => {
    const data = await readFile(new URL(file, fonts), 'base64')
    const source = `url(data:font/woff2;base64,${data}) format('woff2')`
    return `@font-face{font-family:'${family}';src:${source};font-weight:${weight};font-style:${style};unicode-range:${range}}`
  })
  return (await Promise.all(rules)).join('\n')
}
