import { ADDRESS_LENGTH } from './redirects.constants.ts'
import { redirectsMessages as messages } from './redirects.messages.ts'

/** Paths that begin with one of these segments ignore letter case; all others must match exactly. */
const ANY_CASE = ['product', 'products']

/** Characters that would change the meaning of a path if they were decoded. */
const RESERVED = /[%/?#\\\p{Cc}]/gu

/**
 * Normalizes the path of a URL for storing and comparing redirects: decoded, without query, double or trailing slashes.
 * Null if it cannot be decoded.
 */
export function pagePath(address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1)
  try {
    const [first, ...rest] = path
      .split('/')
      .filter(Boolean)
      .map((segment) => decodeURIComponent(segment).replaceAll(RESERVED, encodeURIComponent))
    if (first === undefined) return '/'
    const others = ANY_CASE.includes(first) ? rest.map((segment) => segment.toLowerCase()) : rest
    return `/${[first, ...others].join('/')}`
  } catch {
    return null
  }
}

/**
 * Returns a pasted URL without its scheme and host; any other text unchanged. With `host`, only a URL of that host is
 * shortened.
 */
export function withoutHost(text: string, host?: string) {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  if (!url || (host !== undefined && url.host !== host)) return text
  // Browsers would read a path that begins with // as another site.
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`
}

/** Returns why the text cannot be the old path of a redirect; null if it can. */
export function fromProblem(text: string): string | null {
  if (text === '') return messages.fromRequired
  if (!text.startsWith('/')) return messages.beginsWithSlash
  if (/[?#]/.test(text)) return messages.hasQuery
  if (text.length > ADDRESS_LENGTH) return messages.addressTooLong
  const path = pagePath(text)
  return path === null || /\/\.{1,2}(\/|$)/.test(path) ? messages.unreadableAddress : null
}

/** A base for parsing paths; its host is never used. */
const ANY_ORIGIN = 'http://any.invalid'

/**
 * Returns why the text cannot be the target of a redirect; null if it can. A target with http can be a page of this
 * site; `otherSiteProblem` refuses those of other sites.
 */
export function targetProblem(text: string): string | null {
  if (text === '') return messages.toRequired
  if (text.length > ADDRESS_LENGTH) return messages.addressTooLong
  if (text.startsWith('/')) {
    // The URL parser reads //host and /\host as other sites.
    const isOwn = URL.parse(text, ANY_ORIGIN)?.origin === ANY_ORIGIN
    return isOwn && pagePath(text) !== null ? null : messages.unreadableAddress
  }
  const url = URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? null : messages.targetUnknown
}

/** `host` is that of this site. */
export function otherSiteProblem(target: string, host: string): string | null {
  return URL.parse(withoutHost(target, host))?.protocol === 'http:' ? messages.targetNeedsHttps : null
}

/**
 * Returns the normalized path of a target on this site, for comparison with old paths. Null for a target on another
 * site.
 */
export function targetPath(target: string): string | null {
  return target.startsWith('/') ? pagePath(URL.parse(target, ANY_ORIGIN)?.pathname ?? target) : null
}
