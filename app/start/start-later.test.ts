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

test('module preloads are removed and listed once each, in order', () => {
  const page = startLater(PAGE)

  expect(page).not.toContain('rel="modulepreload"')
  expect(page).toContain('<link rel="stylesheet" href="/assets/home.css"/>')
  expect(page).toContain('id="later-modules">["/assets/entry.js","/assets/home.js"]</script>')
})

test('scripts that start React become inert and keep their content; other scripts are unchanged', () => {
  const page = startLater(PAGE)

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

test('the bootstrap script is the last one in the body, and the only classic script without attributes', () => {
  const page = startLater(PAGE)

  expect(page).toMatch(
    /<script src="\/assets\/film\.js"><\/script>\n<script type="application\/json" id="later-modules">/,
  )
  expect(page).toMatch(/<\/script><\/body><\/html>$/)
  expect(page.match(/<script>/g)).toHaveLength(1)
})

test('a page without scripts to defer is unchanged', () => {
  const page =
    '<html><head><link rel="modulepreload" href="/a.js"/></head><body><script data-early>1</script></body></html>'

  expect(startLater(page)).toBe(page)
})
