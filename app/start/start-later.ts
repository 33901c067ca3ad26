import { hashOf } from './approve-scripts.ts'
import source from './bootstrap.js?raw'
import { compactScript } from './compact-script.ts'

const bootstrap = compactScript(source)

/** The hash of the bootstrap script that this adds to a page. */
export const STARTER_HASH = hashOf(bootstrap)

/**
 * Defers hydration until after the page has loaded. React starts at the first press, key, focus or history navigation,
 * or after load at the first pointer movement or, unless the visitor saves data, after a delay. Module preloads are
 * removed and listed, inline scripts are made inert, and links lose the mark
 * by which React Router fetches their routes, because it then renders the whole page again. A small script restores all
 * of them, the links at the first input (`bootstrap.js`). This depends on the markup of React Router, so tests check both that no module loads early and
 * that the page hydrates.
 */
export function startLater(page: Buffer<ArrayBuffer>) {
  // Latin-1 decodes one character per byte, so that match positions are byte offsets in the page.
  const letters = page.toString('latin1')
  const modules: string[] = []
  const pieces: Buffer<ArrayBuffer>[] = []
  let from = 0
  let hasLater = false
  for (const { 0: tag, index } of letters.matchAll(CHANGED_TAG)) {
    const changed = changeTag(tag)
    hasLater ||= changed.includes('data-later')
    pieces.push(page.subarray(from, index), Buffer.from(changed, 'latin1'))
    from = index + tag.length
  }
  if (!hasLater) return page
  const list = JSON.stringify([...new Set(modules)])
  const end = Math.max(letters.lastIndexOf('</body>'), from)
  const scripts = `<script type="application/json" id="later-modules">${list}</script><script>${bootstrap}</script>`
  return Buffer.concat([...pieces, page.subarray(from, end), Buffer.from(scripts), page.subarray(end)])

  function changeTag(tag: string) {
    if (tag.startsWith('<script')) return makeInert(tag)
    return tag.startsWith('<link') ? takeOut(tag) : tag.replace(' data-discover="true"', ' data-link')
  }

  function takeOut(tag: string) {
    const href = /href="([^"]+)"/.exec(tag)?.[1]
    if (href) modules.push(href)
    return ''
  }
}

const CHANGED_TAG = /<(?:link rel="modulepreload"|script|(?:a|form) )[^>]*>/g

function makeInert(tag: string) {
  if (/\b(?:data-early|src=|type="application\/(?:ld\+)?json")/.test(tag)) return tag
  const kind = tag.includes('type="module"') ? 'module' : 'classic'
  return `<script type="text/plain" data-later="${kind}">`
}
