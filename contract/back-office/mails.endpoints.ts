import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { ADMINS } from '#contract/wire/roles.ts'

/** An email that was not delivered and will not be retried. Its text is never returned, because it may be private. */
export const UndeliveredMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  reason: z.string(),
  queuedAt: z.string(),
  failedAt: z.string(),
  /** False for an email with a password, link or code, because its text is not stored. */
  canSendAgain: z.boolean(),
})
export type UndeliveredMail = z.output<typeof UndeliveredMail>

/** An email that has failed at least once or waits longer than usual, and is still queued. */
export const WaitingMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** The error of the last attempt; empty before the first. */
  reason: z.string(),
  queuedAt: z.string(),
  nextTryAt: z.string(),
})
export type WaitingMail = z.output<typeof WaitingMail>

/**
 * `failingSince` is null while emails are delivered. `waiting` lists only the newest emails; the counts include all.
 */
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

export const getMailDelivery = endpoint({
  method: 'GET',
  path: '/Global/GetMailDelivery',
  access: ADMINS,
  answer: enveloped(MailDelivery),
})

/** Queues an undelivered email again, with the full number of retries. */
export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/Global/SendMailAgain',
  access: ADMINS,
  body: onTheWire(MailChoice, { id: 'id' }),
  answer: nothing(),
})
