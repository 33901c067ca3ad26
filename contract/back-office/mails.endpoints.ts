import { enveloped, nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { MAIL_COLUMNS, MailChoice, MailDelivery, MailFilters, UndeliveredMail } from './mails.schema.ts'

/** Not in the specification. Lists mails that the mail server refused. */
export const searchUndeliveredMails = endpoint({
  method: 'POST',
  path: '/Global/SearchUndeliveredMails',
  access: ['Admin'],
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
  access: ['Admin'],
  answer: enveloped(MailDelivery),
})

/** Not in the specification. Puts a failed mail back in the queue with all its retries. */
export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/Global/SendMailAgain',
  access: ['Admin'],
  body: onTheWire(MailChoice, { id: 'id' }),
  answer: nothing(),
})
