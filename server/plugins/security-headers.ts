import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { FRAME_HOSTS } from '#contract/content/frame-hosts.ts'

/** Headers that every answer carries. A page adds its own script hashes to the policy. */
export function securityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }) {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
      ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    })
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', ANSWER_POLICY)
  })
}

/** Nothing that is not a page has any business running or loading something. */
const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * The policy of one rendered page: its own inline scripts by their hashes and nothing else inline. Hashes instead of a
 * nonce, because a nonce inside a kept page would be the same for everybody.
 */
export function pagePolicy(html: string, { isHttps, takesCard }: { isHttps: boolean; takesCard: boolean }) {
  const provider = takesCard ? CARD_PROVIDER : NOTHING_MORE
  const hashes = new Set<string>()
  for (const { attributes, text } of scriptsIn(html)) {
    if (/\bsrc=|type="application\/json"/.test(attributes) || !text) continue
    hashes.add(`'sha256-${hash('sha256', text, 'base64')}'`)
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...provider.scripts].join(' '),
    "style-src 'self'",
    // React writes a picture's colour and a bar's length as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...provider.calls].join(' '),
    "manifest-src 'self'",
    ['frame-src', ...FRAME_HOSTS.map((host) => `https://${host}`), ...provider.frames].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Found by plain search: an expression that looks for the end of a script tries every letter of a long one. */
function* scriptsIn(html: string) {
  for (let start = html.indexOf('<script'); start !== -1; ) {
    const text = html.indexOf('>', start) + 1
    const end = html.indexOf('</script>', text)
    if (text === 0 || end === -1) return
    yield { attributes: html.slice(start + '<script'.length, text - 1), text: html.slice(text, end) }
    start = html.indexOf('<script', end)
  }
}

/** A card is typed into the provider's own frame, which its own script opens: our page never sees the number. */
const CARD_PROVIDER = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}

const NOTHING_MORE: typeof CARD_PROVIDER = { scripts: [], frames: [], calls: [] }
