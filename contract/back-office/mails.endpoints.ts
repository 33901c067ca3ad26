import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { ADMINS } from '#contract/wire/roles.ts'

/** A mail that was not delivered and will not be retried. Its text is never shown, because it may be private. */
export const UndeliveredMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  reason: z.string(),
  queuedAt: z.string(),
  failedAt: z.string(),
  /** False for a mail with a password, link or code: its text is not stored, so it cannot be sent again. */
  canSendAgain: z.boolean(),
})
export type UndeliveredMail = z.output<typeof UndeliveredMail>

/** A mail that has failed at least once or waits longer than usual, and will be retried. */
export const WaitingMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** The error of the last attempt; empty before the first attempt. */
  reason: z.string(),
  queuedAt: z.string(),
  nextTryAt: z.string(),
})
export type WaitingMail = z.output<typeof WaitingMail>

/** Whether mails are being delivered, which are waiting (only the newest are listed), and how many have failed. */
export const MailDelivery = z.object({
  failingSince: z.nullable(z.string()),
  waitingCount: z.int(),
  waiting: z.array(WaitingMail),
  failedCount: z.int(),
})
export type MailDelivery = z.output<typeof MailDelivery>

const MAIL_COLUMNS = ['to', 'subject', 'failedAt'] as const
export type MailColumn = (typeof MAIL_COLUMNS)[number]

const MailFilters = z.object({})

export const MailChoice = z.object({ id: recordId() })

/** Not in the specification. Lists mails that could not be delivered. */
export const searchUndeliveredMails = endpoint({
  method: 'POST',
  path: '/Global/SearchUndeliveredMails',
  access: ADMINS,
  changesData: false,
  body: pageRequest({ columns: MAIL_COLUMNS, filters: onTheWire(MailFilters, {}) }),
  answer: enveloped(
    pageOf(
      onTheWire(UndeliveredMail, {
        id: 'id',
        to: 'to',
        subject: 'subject',
        reason: 'reason',
        queuedAt: 'queuedAt',
        failedAt: 'failedAt',
        canSendAgain: 'canSendAgain',
      }),
    ),
  ),
})

/** Not in the specification. The state of mail delivery, for the dashboard and the list of mails. */
export const getMailDelivery = endpoint({
  method: 'GET',
  path: '/Global/GetMailDelivery',
  access: ADMINS,
  answer: enveloped(MailDelivery),
})

/** Not in the specification. Puts a failed mail back in the queue with all its retries. */
export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/Global/SendMailAgain',
  access: ADMINS,
  body: onTheWire(MailChoice, { id: 'id' }),
  answer: nothing(),
})
