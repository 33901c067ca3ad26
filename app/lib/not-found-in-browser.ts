import { data, redirectDocument } from 'react-router'

/**
 * Returns what a client loader throws for a URL without a page. On a navigation to that URL it reloads the document,
 * because only the server knows the redirects; its 404 page does not run the client loader again. When the visitor
 * goes back, the URL has already changed, so the 404 page is shown without a request.
 */
export function notFoundInBrowser({ url }: Request) {
  const { pathname } = new URL(url)
  return pathname === location.pathname ? data(null, { status: 404 }) : redirectDocument(url)
}

/** Runs the loader of a page on a client navigation. If it finds no page, the server is asked for the URL. */
export async function loadOrAskServer<T>(request: Request, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw isNotFound(error) ? notFoundInBrowser(request) : error
  }
}

/** Whether this is the `data(null, { status: 404 })` of a loader. */
function isNotFound(error: unknown) {
  return (error as { init?: ResponseInit | null } | null)?.init?.status === 404
}
