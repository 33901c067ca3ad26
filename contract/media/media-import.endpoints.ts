import { importCountsOnTheWire } from '#contract/imports/import-preview.schema.ts'
import { RECORD_IMPORT_BODY_BYTES } from '#contract/imports/imports.constants.ts'
import {
  recordsPreviewOnTheWire,
  recordsToImportOnTheWire,
  recordsToPreviewOnTheWire,
} from '#contract/imports/record-imports.schema.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { EDITORS } from '#contract/wire/roles.ts'

export const previewMediaItems = endpoint({
  method: 'POST',
  path: '/NewsandEvents/PreviewNewsEvents',
  access: EDITORS,
  changesData: false,
  largestBody: RECORD_IMPORT_BODY_BYTES,
  body: recordsToPreviewOnTheWire,
  answer: enveloped(recordsPreviewOnTheWire),
})

export const importMediaItems = endpoint({
  method: 'POST',
  path: '/NewsandEvents/ImportNewsEvents',
  access: EDITORS,
  largestBody: RECORD_IMPORT_BODY_BYTES,
  body: recordsToImportOnTheWire,
  answer: enveloped(importCountsOnTheWire),
})
