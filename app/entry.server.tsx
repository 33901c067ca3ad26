import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'
import { startLater } from './start/start-later.ts'

/** Renders the whole page before answering: it is kept, compressed and sent many times. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const html = await renderWhole(<ServerRouter context={context} url={request.url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(import.meta.env.PROD ? startLater(html) : html, { status, headers })
}

/** A wrong address is no fault of ours; everything else is logged by the server with its request. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  console.error(error)
}

function renderWhole(page: React.ReactNode) {
  return new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      // React would move large sections to the end behind scripts, invisible to a browser without them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => console.error(error),
    })
  })
}
