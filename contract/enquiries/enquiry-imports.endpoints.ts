import * as z from 'zod/mini'
import { csvOnTheWire, importCountsOnTheWire, importPreviewOnTheWire } from '#contract/imports/import-preview.schema.ts'
import { importedFlag, importedMoment } from '#contract/imports/imported-values.ts'
import { IMPORT_BODY_BYTES } from '#contract/imports/imports.constants.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { SALES_STAFF } from '#contract/wire/roles.ts'
import { NewEnquiry } from './enquiries.schema.ts'
import { enquiryImportsMessages } from './enquiry-imports.messages.ts'

/** Unlike in the form, the authorization may be missing, because consent may have been given elsewhere. */
export const ImportedEnquiry = z.extend(NewEnquiry, {
  isAuthorized: importedFlag(),
  createdAt: importedMoment(enquiryImportsMessages.receivedRequired),
})

export const previewEnquiries = endpoint({
  method: 'POST',
  path: '/Home/PreviewContactList',
  access: SALES_STAFF,
  changesData: false,
  largestBody: IMPORT_BODY_BYTES,
  body: csvOnTheWire,
  answer: enveloped(importPreviewOnTheWire),
})

/** The import sends no emails. */
export const importEnquiries = endpoint({
  method: 'POST',
  path: '/Home/ImportContactList',
  access: SALES_STAFF,
  largestBody: IMPORT_BODY_BYTES,
  body: csvOnTheWire,
  answer: enveloped(importCountsOnTheWire),
})
