import { data, redirectDocument } from 'react-router'

/**
 * Returns what a client loader throws for a URL without a page. On a navigation to that URL, it reloads the document,
 * because only the server knows the redirects; the server's 404 page does not run client loaders. After a back
 * navigation, `location` already has the URL, and the 404 page is shown without a request.
 */
export function notFoundInBrowser({ url }: Request) {
  const { pathname } = new URL(url)
  return pathname === location.pathname ? data(null, { status: 404 }) : redirectDocument(url)
}

/** Runs a client loader. If it throws a 404, lets the server respond to the URL instead, which may be a redirect. */
export async function loadOrAskServer<T>(request: Request, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw isNotFound(error) ? notFoundInBrowser(request) : error
  }
}

/** Whether a loader threw `data(null, { status: 404 })`. */
function isNotFound(error: unknown) {
  return (error as { init?: ResponseInit | null } | null)?.init?.status === 404
}
