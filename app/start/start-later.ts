import bootstrap from './bootstrap.js?raw'

/**
 * Moves the start of React out of the page's load. Nothing here runs until the first touch, key or focus, or shortly
 * after load: module preloads are taken out and remembered, inline scripts are made inert, and one small script puts
 * both back (`bootstrap.js`). It matches the markup that React Router writes, so tests assert both halves: no module
 * is asked for before load, and the page does come alive.
 */
export function startLater(html: string) {
  const modules: string[] = []
  const inert = html
    .replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, href: string) => {
      modules.push(href)
      return ''
    })
    .replaceAll(
      /<script(?![^>]*\b(?:data-early|src=|type="application\/(?:ld\+)?json"))([^>]*)>/g,
      (_, attributes: string) => {
        const kind = attributes.includes('type="module"') ? 'module' : 'classic'
        return `<script type="text/plain" data-later="${kind}">`
      },
    )
  if (!inert.includes('data-later')) return html
  const list = JSON.stringify([...new Set(modules)])
  return inert.replace(
    '</body>',
    () => `<script type="application/json" id="later-modules">${list}</script><script>${bootstrap}</script></body>`,
  )
}
