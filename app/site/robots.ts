import { settingsContext } from '../lib/api-context.ts'
import type { Route } from './+types/robots'

/** Not access control: crawlers are only kept off pages that are useless to them. */
export function loader({ context }: Route.LoaderArgs) {
  const { apiBase, publicUrl, isClosed } = context.get(settingsContext)
  if (isClosed) return plainText(['User-agent: *', 'Disallow: /', ''])
  return plainText([
    'User-agent: *',
    ...['/admin', '/customer', '/businessowner', '/search', apiBase].map((address) => `Disallow: ${address}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ])
}

function plainText(lines: string[]) {
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
