/**
 * The data of the loaders on its way to the browser. The router would write it while the page is rendered, section by
 * section as it comes; ours is all there before, so the page can be rendered without waiting for anything.
 */
export async function readHandoff(stream: ReadableStream<Uint8Array> | undefined) {
  if (!stream) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream) text += decoder.decode(part, { stream: true })
  return text + decoder.decode()
}

/** Where and as the router writes it: what starts in the browser is its own. Marked as a script of this render. */
export function withHandoff(page: Buffer<ArrayBuffer>, handoff: string, mark: string) {
  const opening = `<script nonce="${mark}">`
  const enqueue = handoff && `${opening}${CONTROLLER}.enqueue(${asScript(handoff)});</script>`
  const scripts = `<!--$-->${enqueue}<!--$-->${opening}${CONTROLLER}.close();</script><!--/$--><!--/$-->`
  const found = page.lastIndexOf('</body>')
  const end = found === -1 ? page.length : found
  return Buffer.concat([page.subarray(0, end), Buffer.from(scripts), page.subarray(end)])
}

const CONTROLLER = 'window.__reactRouterContext.streamController'

/** As the text of a script, in which nothing may look like the end of it. */
function asScript(text: string) {
  return JSON.stringify(text).replaceAll(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
