import { VIDEO_EMBED_HOST, VIDEO_HOSTS } from './testimonials.constants.ts'

/** Returns the embed URL of a YouTube link; null for any other link. */
export function embedAddressOf(link: string): string | null {
  const id = videoIdOf(link)
  return id === null ? null : `https://${VIDEO_EMBED_HOST}/embed/${id}`
}

function videoIdOf(link: string): string | null {
  const url = URL.parse(link.trim())
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  if (!(VIDEO_HOSTS as readonly string[]).includes(url.hostname)) return null
  const id = url.hostname === 'youtu.be' ? url.pathname.slice(1) : idOnMainHost(url)
  return /^[\w-]{11}$/.test(id) ? id : null
}

function idOnMainHost(url: URL) {
  if (url.pathname === '/watch') return url.searchParams.get('v') ?? ''
  return /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? ''
}
