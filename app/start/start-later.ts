import { hashOf } from './approve-scripts.ts'
import source from './bootstrap.js?raw'
import { compactScript } from './compact-script.ts'

const bootstrap = compactScript(source)

export const STARTER_HASH = hashOf(bootstrap)

/**
 * Defers hydration until after the page has loaded. It starts at the first press, key, focus or history navigation;
 * after the load event also at the first pointer movement and, unless the visitor saves data, after a delay. Removes
 * module preloads and makes inline scripts inert; `bootstrap.js` restores both. Depends on the markup of React Router,
 * so tests check that no module loads early and that the page hydrates.
 */
export function startLater(page: string) {
  const modules = new Set<string>()
  let hasLater = false
  const deferred = page.replace(PRELOAD_OR_SCRIPT, (tag) => {
    const changed = tag.startsWith('<script') ? makeInert(tag) : takeOut(tag)
    hasLater ||= changed.includes('data-later')
    return changed
  })
  if (!hasLater) return page
  const scripts = `<script type="application/json" id="later-modules">${JSON.stringify([...modules])}</script><script>${bootstrap}</script>`
  const end = deferred.lastIndexOf('</body>')
  return deferred.slice(0, end) + scripts + deferred.slice(end)

  function takeOut(tag: string) {
    const href = /href="([^"]+)"/.exec(tag)?.[1]
    if (href) modules.add(href)
    return ''
  }
}

const PRELOAD_OR_SCRIPT = /<(?:link rel="modulepreload"|script)[^>]*>/g

function makeInert(tag: string) {
  if (/\b(?:data-early|src=|type="application\/(?:ld\+)?json")/.test(tag)) return tag
  const kind = tag.includes('type="module"') ? 'module' : 'classic'
  return `<script type="text/plain" data-later="${kind}">`
}
