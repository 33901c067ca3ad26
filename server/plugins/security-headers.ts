import type { FastifyInstance } from 'fastify'
import { MAP_HOSTS } from '#contract/catalog/catalog.constants.ts'
import { VIDEO_EMBED_HOST } from '#contract/testimonials/testimonials.constants.ts'

/** The only hosts a page may frame. */
const FRAME_HOSTS = [...MAP_HOSTS, VIDEO_EMBED_HOST] as const

/** Headers that every answer carries. A page adds its own script hashes to the policy. */
export function securityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }) {
  const headers = commonHeaders({ isHttps })
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(headers)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', ANSWER_POLICY)
    done(null, payload)
  })
}

function commonHeaders({ isHttps }: { isHttps: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Nothing that is not a page has any business running or loading something. */
const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'"

interface PageScripts {
  /** Of the inline scripts that may run. They come from the render and never from the finished page, which holds content. */
  scriptHashes: readonly string[]
  isHttps: boolean
  takesCard: boolean
}

/**
 * The policy of one rendered page: its own inline scripts by their hashes and nothing else inline. Hashes instead of a
 * nonce, because a nonce inside a kept page would be the same for everybody.
 */
export function pagePolicy({ scriptHashes, isHttps, takesCard }: PageScripts) {
  const provider = takesCard ? CARD_PROVIDER : NOTHING_MORE
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...provider.scripts].join(' '),
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

/** A card is typed into the provider's own frame, which its own script opens: our page never sees the number. */
const CARD_PROVIDER = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}

const NOTHING_MORE: typeof CARD_PROVIDER = { scripts: [], frames: [], calls: [] }
