import { MAP_HOSTS } from './catalog.constants.ts'

/** The https address on an allowed map host, from an address or an iframe snippet; null when there is none. */
export function mapAddressOf(text: string): string | null {
  const address = sourceOf(text) ?? text.trim()
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null
  return (MAP_HOSTS as readonly string[]).includes(url.hostname) ? url.href : null
}

function sourceOf(text: string) {
  if (!/^\s*<iframe\s/i.test(text)) return null
  const source = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(text)
  return (source?.[1] ?? source?.[2] ?? '').trim().replaceAll('&amp;', '&')
}
