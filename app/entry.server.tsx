import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { PARTIAL_PAGE, renderedPageContext } from './lib/api-context.ts'
import { isBackOffice } from './lib/back-office.ts'
import { approveScripts } from './start/approve-scripts.ts'
import { ScriptMark } from './start/script-mark.ts'
import { STARTER_HASH, startLater } from './start/start-later.ts'
import { startsAtOnce } from './start/starts-at-once.ts'

/** Waits for the whole page instead of streaming it, because the page is compressed and cached afterwards. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
) {
  const rendered = given.get(renderedPageContext)
  const mark = randomBytes(16).toString('base64url')
  const { html, isComplete } = await renderWhole(
    <ScriptMark value={mark}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </ScriptMark>,
    mark,
  )
  if (!isComplete) headers.set(PARTIAL_PAGE, '1')
  headers.set('content-type', 'text/html; charset=utf-8')
  // Pages that do not work without React hydrate immediately.
  const routes = context.staticHandlerContext.matches.map(({ route }) => route)
  const isLate = import.meta.env.PROD && !isBackOffice(routes) && !startsAtOnce(routes)
  const approved = approveScripts(html, mark)
  const page = Buffer.from(isLate ? startLater(approved.page) : approved.page)
  if (!rendered) return new Response(page, { status, headers })
  rendered.page = page
  rendered.scriptHashes = [...approved.hashes, STARTER_HASH]
  return new Response(null, { status, headers })
}

/** Logs render errors, except thrown responses, such as a 404, and errors of aborted requests. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  console.error(error)
}

function renderWhole(page: React.ReactNode, mark: string) {
  return new Promise<{ html: string; isComplete: boolean }>((resolve, reject) => {
    const chunks: Buffer[] = []
    let isComplete = true
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString(), isComplete })
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce: mark,
      // Keeps React from moving large sections to the end of the page, where they stay invisible without JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      // React leaves out the failed section and continues.
      onError: (error) => {
        isComplete = false
        console.error(error)
      },
    })
  })
}
