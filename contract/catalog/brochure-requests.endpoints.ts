import * as z from 'zod/mini'
import { sentFrom, sentFromNames } from '#contract/insights/sent-from.ts'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { endpoint, nothing } from '#contract/wire/endpoint.ts'
import { contactAddress, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { brochureMessages } from './brochure-requests.messages.ts'

export const BrochureRequest = z.object({
  email: contactAddress({ missing: newsletterMessages.emailRequired, invalid: newsletterMessages.emailInvalid }),
  documentId: recordId(brochureMessages.unknown),
  ...sentFrom,
})
export type BrochureRequest = z.output<typeof BrochureRequest>

/** Emails a link to a brochure that cannot be downloaded from the project page. */
export const requestBrochure = endpoint({
  method: 'POST',
  path: '/Product/RequestBrochure',
  access: 'anyone',
  body: onTheWire(BrochureRequest, { email: 'email', documentId: 'documentId', ...sentFromNames }),
  answer: nothing(),
})
