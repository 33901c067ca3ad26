import type { FastifyInstance } from 'fastify'
import { MAP_HOSTS } from '#contract/catalog/map-address.ts'
import { VIDEO_EMBED_HOST } from '#contract/testimonials/testimonials.constants.ts'

/** The hosts that every page may frame. Card pages may also frame the card provider. */
const FRAME_HOSTS = [...MAP_HOSTS, VIDEO_EMBED_HOST] as const

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

/** Policy of responses that are not pages: nothing may run or be loaded. */
const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'"

interface PageScripts {
  /**
   * Hashes of the allowed inline scripts. They are collected while rendering, because the finished page also contains
   * content, which must not be trusted.
   */
  scriptHashes: readonly string[]
  isHttps: boolean
  takesCard: boolean
}

/**
 * The page's own inline scripts are allowed by hash. A nonce does not work, because a cached page would send the same
 * nonce to every visitor.
 */
export function pagePolicy({ scriptHashes, isHttps, takesCard }: PageScripts) {
  const provider = takesCard ? CARD_PROVIDER : NO_PROVIDER
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...provider.scripts].join(' '),
    "style-src 'self'",
    // React renders the colour of an image and the length of a bar as style attributes.
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

/** Cards are entered in the provider's frame, so our pages never handle a card number. */
const CARD_PROVIDER = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}

const NO_PROVIDER: typeof CARD_PROVIDER = { scripts: [], frames: [], calls: [] }
