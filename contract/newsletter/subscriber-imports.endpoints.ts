import * as z from 'zod/mini'
import { csvOnTheWire, importCountsOnTheWire, importPreviewOnTheWire } from '#contract/imports/import-preview.schema.ts'
import { importedMoment } from '#contract/imports/imported-values.ts'
import { IMPORT_BODY_BYTES } from '#contract/imports/imports.constants.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { required } from '#contract/wire/fields.ts'
import { SALES_STAFF } from '#contract/wire/roles.ts'
import { NewSubscription } from './newsletter.endpoints.ts'
import { subscribersMessages as messages } from './subscribers.messages.ts'

/** `proof` says where and how the person agreed to get the newsletter. */
export const ImportedSubscriber = z.extend(NewSubscription, {
  agreedOn: importedMoment(messages.agreedOnRequired),
  proof: required(messages.proofRequired),
  /** Our own export has this column. Lines of unsubscribed people are refused. */
  isSubscribed: z.string().check(z.refine((text) => !/^(no?|false|0)$/i.test(text), messages.hasLeft)),
})

export const previewSubscribers = endpoint({
  method: 'POST',
  path: '/NewsandEvents/PreviewNewsLetterSubscriptions',
  access: SALES_STAFF,
  changesData: false,
  largestBody: IMPORT_BODY_BYTES,
  body: csvOnTheWire,
  answer: enveloped(importPreviewOnTheWire),
})

/** The import sends no emails. */
export const importSubscribers = endpoint({
  method: 'POST',
  path: '/NewsandEvents/ImportNewsLetterSubscriptions',
  access: SALES_STAFF,
  largestBody: IMPORT_BODY_BYTES,
  body: csvOnTheWire,
  answer: enveloped(importCountsOnTheWire),
})
