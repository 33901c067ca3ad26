import * as z from 'zod/mini'
import { recordId } from '#contract/wire/fields.ts'

/** A mail that was tried for most of a day and given up. Its text is never shown: it may be anybody's letter. */
export const UndeliveredMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  reason: z.string(),
  queuedAt: z.string(),
  failedAt: z.string(),
  /** False for a mail that carried a password, a link or a code: its text is not kept, so it cannot be sent again. */
  canSendAgain: z.boolean(),
})
export type UndeliveredMail = z.output<typeof UndeliveredMail>

export const MAIL_COLUMNS = ['to', 'subject', 'failedAt'] as const
export type MailColumn = (typeof MAIL_COLUMNS)[number]

export const MailFilters = z.object({})

export const MailChoice = z.object({ id: recordId() })
export type MailChoice = z.output<typeof MailChoice>
