import bootstrap from './bootstrap.js?raw'

/**
 * Moves the start of React out of the page's load. Nothing here runs until the first touch, key or focus, or shortly
 * after load: module preloads are taken out and remembered, inline scripts are made inert, and one small script puts
 * both back (`bootstrap.js`). It matches the markup that React Router writes, so tests assert both halves: no module
 * is asked for before load, and the page does come alive.
 */
export function startLater(html: string) {
  const modules: string[] = []
  const pieces: string[] = []
  let from = 0
  let hasLater = false
  for (const { 0: tag, index } of html.matchAll(PRELOAD_OR_SCRIPT)) {
    const changed = tag.startsWith('<script') ? makeInert(tag) : takeOut(tag)
    hasLater ||= changed.includes('data-later')
    pieces.push(html.slice(from, index), changed)
    from = index + tag.length
  }
  if (!hasLater) return html
  const list = JSON.stringify([...new Set(modules)])
  const end = Math.max(html.lastIndexOf('</body>'), from)
  const scripts = `<script type="application/json" id="later-modules">${list}</script><script>${bootstrap}</script>`
  // At once: a text put together bit by bit is copied whole each time that somebody looks into it.
  return [...pieces, html.slice(from, end), scripts, html.slice(end)].join('')

  function takeOut(tag: string) {
    const href = /href="([^"]+)"/.exec(tag)?.[1]
    if (href) modules.push(href)
    return ''
  }
}

const PRELOAD_OR_SCRIPT = /<(?:link rel="modulepreload"|script)[^>]*>/g

function makeInert(tag: string) {
  if (/\b(?:data-early|src=|type="application\/(?:ld\+)?json")/.test(tag)) return tag
  const kind = tag.includes('type="module"') ? 'module' : 'classic'
  return `<script type="text/plain" data-later="${kind}">`
}
