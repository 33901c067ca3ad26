import { importCountsOnTheWire } from '#contract/imports/import-preview.schema.ts'
import { RECORD_IMPORT_BODY_BYTES } from '#contract/imports/imports.constants.ts'
import {
  recordsPreviewOnTheWire,
  recordsToImportOnTheWire,
  recordsToPreviewOnTheWire,
} from '#contract/imports/record-imports.schema.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { EDITORS } from '#contract/wire/roles.ts'

export const previewProjects = endpoint({
  method: 'POST',
  path: '/Product/PreviewProjects',
  access: EDITORS,
  changesData: false,
  largestBody: RECORD_IMPORT_BODY_BYTES,
  body: recordsToPreviewOnTheWire,
  answer: enveloped(recordsPreviewOnTheWire),
})

export const importProjects = endpoint({
  method: 'POST',
  path: '/Product/ImportProjects',
  access: EDITORS,
  largestBody: RECORD_IMPORT_BODY_BYTES,
  body: recordsToImportOnTheWire,
  answer: enveloped(importCountsOnTheWire),
})
