export const MAP_HOSTS = ['www.google.com', 'maps.google.com', 'www.openstreetmap.org'] as const

/**
 * Returns the https URL of an embeddable map on an allowed host, from a URL or an iframe snippet. Null for anything
 * else.
 */
export function mapAddressOf(text: string): string | null {
  const address = sourceOf(text) ?? text.trim()
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null
  return isMapHost(url.hostname) && IS_EMBED[url.hostname](url) ? url.href : null
}

type MapHost = (typeof MAP_HOSTS)[number]

function isMapHost(host: string): host is MapHost {
  return (MAP_HOSTS as readonly string[]).includes(host)
}

/** Other pages of a map host are not maps, or refuse to be embedded. */
const IS_EMBED: Record<MapHost, (url: URL) => boolean> = {
  'www.google.com': isGoogleEmbed,
  'maps.google.com': isGoogleEmbed,
  'www.openstreetmap.org': ({ pathname }) => pathname === '/export/embed.html',
}

function isGoogleEmbed({ pathname, searchParams }: URL) {
  if (/^\/maps\/?$/.test(pathname)) return searchParams.get('output') === 'embed'
  return pathname === '/maps/embed' || pathname.startsWith('/maps/embed/v1/')
}

function sourceOf(text: string) {
  if (!/^\s*<iframe\s/i.test(text)) return null
  const source = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(text)
  return (source?.[1] ?? source?.[2] ?? '').trim().replaceAll('&amp;', '&')
}
