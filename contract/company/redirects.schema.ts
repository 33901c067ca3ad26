import * as z from 'zod/mini'
import { idOrNew, orNull, recordId, versionSeen } from '#contract/wire/fields.ts'
import { fromProblem, targetProblem, withoutHost } from './redirect-address.ts'
import { REDIRECT_KINDS, REDIRECT_SOURCES } from './redirects.constants.ts'
import { redirectsMessages as messages } from './redirects.messages.ts'

export const Redirect = z.object({
  id: z.int(),
  /** A path as normalized by `pagePath`. */
  from: z.string(),
  /** A path of this site or the URL of another; null if the page is gone. */
  to: z.nullable(z.string()),
  /** The target is a path of this site at which there is no page. */
  leadsNowhere: z.boolean(),
  source: z.enum(REDIRECT_SOURCES),
  /** The name of the account that added it; null if no account did, or the account no longer exists. */
  madeBy: z.nullable(z.string()),
  hits: z.int(),
  lastHitAt: z.nullable(z.string()),
  createdAt: z.string(),
  version: z.int(),
})
export type Redirect = z.output<typeof Redirect>

const oldAddress = z.string(messages.fromRequired).check(
  z.trim(),
  z.overwrite((text) => withoutHost(text)),
  z.refine((text) => fromProblem(text) === null, { error: ({ input }) => fromProblem(String(input)) }),
)

const target = z.string(messages.toRequired).check(
  z.trim(),
  z.refine((text) => targetProblem(text) === null, { error: ({ input }) => targetProblem(String(input)) }),
)

export const RedirectDraft = z
  .object({
    id: idOrNew(),
    from: oldAddress,
    kind: z.enum(REDIRECT_KINDS, messages.unknownKind),
    to: orNull(target),
    version: versionSeen(),
  })
  .check(z.refine(({ kind, to }) => kind === 'gone' || to !== null, { error: messages.toRequired, path: ['to'] }))
export type RedirectDraft = z.output<typeof RedirectDraft>

export const REDIRECT_COLUMNS = ['from', 'to', 'hits', 'lastHitAt', 'createdAt'] as const
export type RedirectColumn = (typeof REDIRECT_COLUMNS)[number]

export const RedirectFilters = z.object({
  id: z.optional(orNull(recordId())),
  kind: orNull(z.enum(REDIRECT_KINDS, messages.unknownKind)),
  source: orNull(z.enum(REDIRECT_SOURCES)),
})
export type RedirectFilters = z.output<typeof RedirectFilters>
