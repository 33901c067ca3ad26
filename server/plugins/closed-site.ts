import type { FastifyRequest } from 'fastify'
import { receivePaymentEvent } from '#contract/billing/billing.endpoints.ts'
import { getCompany } from '#contract/company/company.endpoints.ts'
import { completeSignIn } from '#contract/identity/second-factor.endpoints.ts'
import { getEmailOfToken, requestPasswordReset, resetPassword, signIn } from '#contract/identity/sign-in.endpoints.ts'
import { readUndoLink, undoChange } from '#contract/identity/undo.endpoints.ts'
import { tellMeWhenOpen } from '#contract/setup/opening-requests.endpoints.ts'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { ADMINS, STAFF } from '#contract/wire/roles.ts'
import { AppError } from '#server/errors.ts'
import { type Caller, callerOf, hasRole, tokenIn } from './access.ts'
import { isFromOutside } from './serve.ts'

const CALLS_OF_A_CLOSED_SITE: ReadonlySet<Endpoint> = new Set<Endpoint>([
  signIn,
  completeSignIn,
  requestPasswordReset,
  getEmailOfToken,
  resetPassword,
  readUndoLink,
  undoChange,
  getCompany,
  receivePaymentEvent,
  tellMeWhenOpen,
])

/** Pages that staff need to sign in and work, and the files for crawlers. All other pages are for visitors. */
const PAGES_OF_A_CLOSED_SITE = /^\/(admin|superadmin|resetpassword|undo|forbidden|robots\.txt|sitemap\.xml)(\/|$)/

interface Deps {
  isOpen: () => Promise<boolean>
  sessions: {
    previewKey(token: string): string
    authenticatePreview(sessionId: number, key: string): Promise<Caller | null>
  }
  isHttps: boolean
}

/** How long a browser keeps the cookie, which stops working earlier if the session ends. */
const PREVIEW_SECONDS = 12 * 3600

/**
 * Before the site is open, visitors see only the opening-soon page, and staff can preview the site. The preview cookie
 * gives staff access to pages, brochures, QR codes and link preview images, but not to API calls.
 */
export function createClosedSite({ isOpen, sessions, isHttps }: Deps) {
  const cookie = isHttps ? '__Host-preview' : 'preview'

  /** Returns the rights of the staff member who holds the preview cookie. Null if the request has no valid one. */
  async function previewerOf({ headers }: FastifyRequest): Promise<{ mayOpen: boolean } | null> {
    const [, id, key] =
      new RegExp(`(?:^|;\\s*)${cookie}=(\\d{1,9})\\.([\\w-]{1,100})(?:;|$)`).exec(headers.cookie ?? '') ?? []
    if (id === undefined || key === undefined) return null
    const caller = await sessions.authenticatePreview(Number(id), key)
    return hasRole(caller, STAFF) ? { mayOpen: hasRole(caller, ADMINS) } : null
  }

  return {
    isOpen,
    previewerOf,

    /**
     * Returns the Cache-Control value for a file about a project: `whenOpen` if the site is open, `no-store` for staff
     * with the preview cookie. Null if this request must not get the file.
     */
    async cachingOf(request: FastifyRequest, whenOpen: string): Promise<string | null> {
      if (await isOpen()) return whenOpen
      return (await previewerOf(request)) ? 'no-store' : null
    },

    /** Runs before every API call. In-process calls come from pages, which were already checked. */
    async requireOpen(request: FastifyRequest, endpoint: Endpoint) {
      if (endpoint.access !== 'anyone' || CALLS_OF_A_CLOSED_SITE.has(endpoint) || !isFromOutside(request)) return
      if (hasRole(request.caller, STAFF) || (await isOpen())) return
      throw new AppError('forbidden', setupMessages.notOpen)
    },

    isForStaff: (pathname: string) => PAGES_OF_A_CLOSED_SITE.test(pathname),

    hasCookie: ({ headers }: FastifyRequest) => headers.cookie?.includes(`${cookie}=`) ?? false,

    cookieFor(request: FastifyRequest) {
      const value = `${callerOf(request).sessionId}.${sessions.previewKey(tokenIn(request) ?? '')}`
      return `${cookie}=${value}; Path=/; Max-Age=${PREVIEW_SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
    },
  }
}

export type ClosedSite = ReturnType<typeof createClosedSite>
