import * as z from 'zod/mini'
import { csvOnTheWire, importCountsOnTheWire, importPreviewOnTheWire } from '#contract/imports/import-preview.schema.ts'
import { importedFlag, importedMoment } from '#contract/imports/imported-values.ts'
import { IMPORT_BODY_BYTES } from '#contract/imports/imports.constants.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { SALES_STAFF } from '#contract/wire/roles.ts'
import { NewEnquiry } from './enquiries.schema.ts'
import { enquiryImportsMessages } from './enquiry-imports.messages.ts'

// None of these calls is in the specification.

/** A line of the file. Unlike in the form, the authorization may be missing, because consent was given elsewhere. */
export const ImportedEnquiry = z.extend(NewEnquiry, {
  isAuthorized: importedFlag(),
  createdAt: importedMoment(enquiryImportsMessages.receivedRequired),
})

/** Returns a preview of what an import of this file would change. */
export const previewEnquiries = endpoint({
  method: 'POST',
  path: '/Home/PreviewContactList',
  access: SALES_STAFF,
  changesData: false,
  largestBody: IMPORT_BODY_BYTES,
  body: csvOnTheWire,
  answer: enveloped(importPreviewOnTheWire),
})

/** Imports all lines of the file, or none if any is invalid. No mail is sent. */
export const importEnquiries = endpoint({
  method: 'POST',
  path: '/Home/ImportContactList',
  access: SALES_STAFF,
  largestBody: IMPORT_BODY_BYTES,
  body: csvOnTheWire,
  answer: enveloped(importCountsOnTheWire),
})
