import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readHandoff, withHandoff } from './handoff.ts'

const TEXT = '["Suncourt </script><!-- & more", "तीन कमरे", "\u2028"]\n'

test('what the loaders brought reaches the browser as it was, wherever the stream was cut', async () => {
  const bytes = new TextEncoder().encode(TEXT)
  const parts = [bytes.slice(0, 37), bytes.slice(37, 40), bytes.slice(40)]

  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })

  const handoff = await readHandoff(stream)
  const page = withHandoff(Buffer.from('<html><body><p>Page’s own</p></body></html>'), handoff, 'mark').toString()

  const scripts = [...page.matchAll(/<script nonce="mark">(.*?)<\/script>/g)].map(([, script = '']) => script)
  expect(page).toMatch(/^<html><body><p>Page’s own<\/p>.*<\/body><\/html>$/)
  expect(received(scripts)).toEqual([TEXT, 'closed'])
})

test('a page without data closes its stream all the same', async () => {
  const page = withHandoff(Buffer.from('<body></body>'), await readHandoff(undefined), 'mark').toString()

  expect(
    received([...page.matchAll(/<script nonce="mark">(.*?)<\/script>/g)].map(([, script = '']) => script)),
  ).toEqual(['closed'])
})

/** What the router in the browser is told. */
function received(scripts: string[]) {
  const told: string[] = []
  const streamController = { enqueue: (text: string) => told.push(text), close: () => told.push('closed') }
  for (const script of scripts) runInNewContext(script, { window: { __reactRouterContext: { streamController } } })
  return told
}
