import { expect, test } from 'vitest'
import { compactData } from './compact-data.ts'

function compacted(page: string) {
  return compactData(Buffer.from(page)).toString()
}

test.for([
  ['[{"_1":2},"loaderData","Suncourt"]'],
  ["It's “here” – ₹1.98 crore"],
  ['a \\ b \\" c \\\\" d'],
  ['line one\nline two\t</script>'],
  ['\\'],
  [''],
])('the data %j is the same in single quotes', ([data]) => {
  const script = `stream.enqueue(${JSON.stringify(data).replaceAll('<', '\\u003c')})`

  const result = compacted(script)

  const read: string[] = []
  new Function('stream', result)({ enqueue: (text: string) => read.push(text) })
  expect(read).toEqual([data])
  expect(result).not.toContain('\\"_')
})

test('several chunks of data are each written in single quotes', () => {
  expect(compacted('a.enqueue("[\\"x\\"]");b.enqueue("y")')).toBe("a.enqueue('[\"x\"]');b.enqueue('y')")
})

test('the manifest loses its indentation only', () => {
  const manifest = { routes: { root: { path: 'a  b', css: ['/a.css'] } } }
  const script = `import "x";\n  window.__reactRouterManifest = ${JSON.stringify(manifest, null, 2)};\n  window.y = {"root":1};`

  expect(compacted(script)).toBe(
    `import "x";\n  window.__reactRouterManifest = ${JSON.stringify(manifest)};\n  window.y = {"root":1};`,
  )
})

test('other text stays as it is', () => {
  const page = `<p title="enqueue('x')">“Suncourt” isn't { ready }</p><script>enqueue(1)</script>`

  expect(compacted(page)).toBe(page)
})
