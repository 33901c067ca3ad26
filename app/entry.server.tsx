import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { isBackOffice } from './lib/back-office.ts'
import { PARTIAL_PAGE } from './lib/page-query.ts'
import { renderedPageContext } from './lib/rendered-page.ts'
import { approveScripts } from './start/approve-scripts.ts'
import { readHandoff, withHandoff } from './start/handoff.ts'
import { publicManifestAddress } from './start/public-manifest.ts'
import { ScriptMark } from './start/script-mark.ts'
import { STARTER_HASH, startLater } from './start/start-later.ts'
import { startsAtOnce } from './start/starts-at-once.ts'

/** Renders the whole page before answering: it is kept, compressed and sent many times. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
) {
  const handoff = await readHandoff(context.serverHandoffStream)
  const routes = context.staticHandlerContext.matches.map(({ route }) => route)
  const { serverHandoffStream: _, ...rest } = context
  const ours = { ...rest, manifest: manifestFor(routes, context.manifest) }
  const rendered = given.get(renderedPageContext)
  const mark = randomBytes(16).toString('base64url')
  const { html, isWhole } = await renderWhole(
    () => (
      <ScriptMark value={mark}>
        <ServerRouter context={ours} url={request.url} nonce={mark} />
      </ScriptMark>
    ),
    mark,
  )
  if (!isWhole) headers.set(PARTIAL_PAGE, '1')
  headers.set('content-type', 'text/html; charset=utf-8')
  // The back office and the account forms are nothing but React: there it starts at once.
  const isLate = import.meta.env.PROD && !isBackOffice(routes) && !startsAtOnce(routes)
  // From here on in bytes: one letter beyond Latin-1 makes the engine keep all others twice as wide.
  const bytes = Buffer.from(html)
  const marked = context.renderMeta?.didRenderScripts ? withHandoff(bytes, handoff, mark) : bytes
  const approved = approveScripts(marked, mark)
  const page = isLate ? startLater(approved.page) : approved.page
  if (!rendered) return new Response(page, { status, headers })
  rendered.page = page
  rendered.scriptHashes = [...approved.hashes, STARTER_HASH]
  return new Response(null, { status, headers })
}

/** A wrong address is no fault of ours; everything else is logged by the server with its request. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  console.error(error)
}

type Manifest = EntryContext['manifest']

/** Of the routes in it the router makes elements, anew for each page: a page needs its own alone. */
function manifestFor(matched: readonly { id: string }[], manifest: Manifest): Manifest {
  const isPublic = import.meta.env.PROD && !isBackOffice(matched)
  return {
    ...manifest,
    routes: Object.fromEntries(matched.map(({ id }) => [id, manifest.routes[id]])),
    url: isPublic ? publicManifestAddress(manifest.url) : manifest.url,
  }
}

/** How React marks a section that it left out because it failed, and one that it would not wait for. */
const GAP = /<!--\$[!?]-->/

/** In one go where nothing is waited for and nothing fails, which spares the streaming; otherwise with patience. */
async function renderWhole(page: () => React.ReactNode, mark: string) {
  const html = renderAtOnce(page())
  return html === null || GAP.test(html) ? renderPatiently(page(), mark) : { html, isWhole: true }
}

function renderAtOnce(page: React.ReactNode) {
  try {
    return `<!DOCTYPE html>${renderToString(page)}`
  } catch {
    // Rendered once more, it is said why.
    return null
  }
}

function renderPatiently(page: React.ReactNode, mark: string) {
  return new Promise<{ html: string; isWhole: boolean }>((resolve, reject) => {
    const chunks: Buffer[] = []
    let isWhole = true
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString(), isWhole })
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce: mark,
      // React would move large sections to the end behind scripts, invisible to a browser without them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      // React leaves the section that failed out and goes on.
      onError: (error) => {
        isWhole = false
        console.error(error)
      },
    })
  })
}
