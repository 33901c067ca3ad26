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

/** A mail that has failed at least once, or waits longer than usual, and will be tried again. */
export const WaitingMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Of the last attempt; empty while there was none. */
  reason: z.string(),
  queuedAt: z.string(),
  nextTryAt: z.string(),
})
export type WaitingMail = z.output<typeof WaitingMail>

/** Whether mails leave, which ones wait (the newest of very many), and how many were given up. */
export const MailDelivery = z.object({
  failingSince: z.nullable(z.string()),
  waitingCount: z.int(),
  waiting: z.array(WaitingMail),
  failedCount: z.int(),
})
export type MailDelivery = z.output<typeof MailDelivery>

export const MAIL_COLUMNS = ['to', 'subject', 'failedAt'] as const
export type MailColumn = (typeof MAIL_COLUMNS)[number]

export const MailFilters = z.object({})

export const MailChoice = z.object({ id: recordId() })
export type MailChoice = z.output<typeof MailChoice>
