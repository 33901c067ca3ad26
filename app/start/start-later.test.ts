import { expect, test } from 'vitest'
import { startLater } from './start-later.ts'

const PAGE = `<!DOCTYPE html><html><head>
<script data-early="">early()</script>
<link rel="modulepreload" href="/assets/entry.js"/>
<link rel="stylesheet" href="/assets/home.css"/>
<script type="application/ld+json">{"@type":"Organization"}</script>
</head><body><p>“first” &lt;script&gt; then the rest</p>
<link rel="modulepreload" href="/assets/home.js"/><link rel="modulepreload" href="/assets/entry.js"/>
<script>context()</script>
<script type="module" async="">import("/assets/entry.js")</script>
<script src="/assets/film.js"></script>
</body></html>`

test('modules are taken out and remembered once each, in their order', () => {
  const page = later(PAGE)

  expect(page).not.toContain('rel="modulepreload"')
  expect(page).toContain('<link rel="stylesheet" href="/assets/home.css"/>')
  expect(page).toContain('id="later-modules">["/assets/entry.js","/assets/home.js"]</script>')
})

test('the scripts that start React lie inert with what they hold; all others stay', () => {
  const page = later(PAGE)

  expect(page).toContain('<script type="text/plain" data-later="classic">context()</script>')
  expect(page).toContain('<script type="text/plain" data-later="module">import("/assets/entry.js")</script>')
  for (const kept of [
    '<script data-early="">early()</script>',
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    '<script src="/assets/film.js"></script>',
    '<p>“first” &lt;script&gt; then the rest</p>',
  ]) {
    expect(page).toContain(kept)
  }
})

test('what puts them back is the last of the body and the only script that runs by itself', () => {
  const page = later(PAGE)

  expect(page).toMatch(
    /<script src="\/assets\/film\.js"><\/script>\n<script type="application\/json" id="later-modules">/,
  )
  expect(page).toMatch(/<\/script><\/body><\/html>$/)
  expect(page.match(/<script>/g)).toHaveLength(1)
})

test('a page without anything to start stays as it is', () => {
  const page =
    '<html><head><link rel="modulepreload" href="/a.js"/></head><body><script data-early>1</script></body></html>'

  expect(later(page)).toBe(page)
})

function later(page: string) {
  return startLater(Buffer.from(page)).toString()
}
