import { expect, test } from 'vitest'
import { approveScripts, hashOf } from './approve-scripts.ts'

const MARK = 'made-for-this-render'

test('approves only scripts with the nonce of this render', () => {
  const { hashes } = approveScripts(
    `<head><script data-early="" nonce="${MARK}">early()</script></head>
<p>Tower</p><script>smuggled()</script><script nonce="guessed">guessed()</script>
<script type="module" async="" nonce="${MARK}">import("/a.js")</script><script type="text/plain" data-later="classic">later()</script>`,
    MARK,
  )

  expect(hashes).toEqual([hashOf('early()'), hashOf('import("/a.js")')])
})

test('approves a script up to its first closing tag, as a browser parses it', () => {
  const { hashes } = approveScripts(
    `<script nonce="${MARK}">name = "</script><script>smuggled()</script>"</script>`,
    MARK,
  )

  expect(hashes).toEqual([hashOf('name = "')])
})

test('removes the nonce from the page and changes nothing else', () => {
  const { page } = approveScripts(
    `<link rel="modulepreload" href="/a.js" nonce="${MARK}"/><p>तीन “rooms”</p><script nonce="${MARK}">a()</script>`,
    MARK,
  )

  expect(page).toBe('<link rel="modulepreload" href="/a.js"/><p>तीन “rooms”</p><script>a()</script>')
})

test('every inline script in a component has the nonce', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const scripts = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/<script\b.*?\/>/gs)].map(([tag]) => tag),
  )

  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) expect(script).toMatch(/nonce=\{|application\/ld\+json/)
})
