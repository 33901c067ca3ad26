import * as z from 'zod/mini'
import { csvOnTheWire, importCountsOnTheWire, importPreviewOnTheWire } from '#contract/imports/import-preview.schema.ts'
import { importedMoment } from '#contract/imports/imported-values.ts'
import { IMPORT_BODY_BYTES } from '#contract/imports/imports.constants.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { required } from '#contract/wire/fields.ts'
import { SALES_STAFF } from '#contract/wire/roles.ts'
import { NewSubscription } from './newsletter.endpoints.ts'
import { subscribersMessages as messages } from './subscribers.messages.ts'

// None of these calls is in the specification.

/** A line of the file: an address, and proof that its owner agreed to get the newsletter. */
export const ImportedSubscriber = z.extend(NewSubscription, {
  agreedOn: importedMoment(messages.agreedOnRequired),
  proof: required(messages.proofRequired),
  /** A file may have a column that marks unsubscribed addresses, like our own export. */
  isSubscribed: z.string().check(z.refine((text) => !/^(no?|false|0)$/i.test(text), messages.hasLeft)),
})

/** Returns a preview of what an import of this file would change. */
export const previewSubscribers = endpoint({
  method: 'POST',
  path: '/NewsandEvents/PreviewNewsLetterSubscriptions',
  access: SALES_STAFF,
  changesData: false,
  largestBody: IMPORT_BODY_BYTES,
  body: csvOnTheWire,
  answer: enveloped(importPreviewOnTheWire),
})

/** Imports all lines of the file, or none if any is invalid. No mail is sent. */
export const importSubscribers = endpoint({
  method: 'POST',
  path: '/NewsandEvents/ImportNewsLetterSubscriptions',
  access: SALES_STAFF,
  largestBody: IMPORT_BODY_BYTES,
  body: csvOnTheWire,
  answer: enveloped(importCountsOnTheWire),
})
