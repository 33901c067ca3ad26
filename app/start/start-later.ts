import bootstrap from './bootstrap.js?raw'

/**
 * Moves the start of React out of the page's load. Nothing here runs until the first touch, key or focus, or shortly
 * after load: module preloads are taken out and remembered, inline scripts are made inert, and one small script puts
 * both back (`bootstrap.js`). It matches the markup that React Router writes, so tests assert both halves: no module
 * is asked for before load, and the page does come alive.
 */
export function startLater(html: string) {
  const modules: string[] = []
  const inert = eachTag(eachTag(html, '<link rel="modulepreload"', takeOut), '<script', makeInert)
  if (inert === html || !inert.includes('data-later')) return html
  const list = JSON.stringify([...new Set(modules)])
  const end = inert.lastIndexOf('</body>')
  const scripts = `<script type="application/json" id="later-modules">${list}</script><script>${bootstrap}</script>`
  return inert.slice(0, end) + scripts + inert.slice(end)

  function takeOut(tag: string) {
    const href = /href="([^"]+)"/.exec(tag)?.[1]
    if (href) modules.push(href)
    return ''
  }
}

function makeInert(tag: string) {
  if (/\b(?:data-early|src=|type="application\/(?:ld\+)?json")/.test(tag)) return tag
  const kind = tag.includes('type="module"') ? 'module' : 'classic'
  return `<script type="text/plain" data-later="${kind}">`
}

/** Each tag that begins so, changed. By plain search: a page has a hundred thousand letters and a dozen such tags. */
function eachTag(html: string, beginning: string, change: (tag: string) => string) {
  let changed = ''
  let from = 0
  for (let start = html.indexOf(beginning); start !== -1; start = html.indexOf(beginning, from)) {
    const end = html.indexOf('>', start) + 1
    if (end === 0) break
    changed += html.slice(from, start) + change(html.slice(start, end))
    from = end
  }
  return changed + html.slice(from)
}
