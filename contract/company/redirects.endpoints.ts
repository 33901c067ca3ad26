import * as z from 'zod/mini'
import { csvOnTheWire, importCountsOnTheWire, importPreviewOnTheWire } from '#contract/imports/import-preview.schema.ts'
import { IMPORT_BODY_BYTES } from '#contract/imports/imports.constants.ts'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import { REDIRECT_COLUMNS, Redirect, RedirectDraft, RedirectFilters } from './redirects.schema.ts'

const redirectOnTheWire = onTheWire(Redirect, {
  id: 'id',
  from: 'from',
  to: 'to',
  leadsNowhere: 'leadsNowhere',
  source: 'source',
  madeBy: 'madeBy',
  hits: 'hits',
  lastHitAt: 'lastHitAt',
  createdAt: 'createdDate',
  version: 'version',
})

export const listRedirects = endpoint({
  method: 'GET',
  path: '/Company/GetRedirects',
  access: ADMINS,
  answer: enveloped(z.array(redirectOnTheWire)),
})

export const searchRedirects = endpoint({
  method: 'POST',
  path: '/Company/SearchRedirects',
  access: ADMINS,
  changesData: false,
  body: pageRequest({
    columns: REDIRECT_COLUMNS,
    filters: onTheWire(RedirectFilters, { id: 'id', kind: 'kind', source: 'source' }),
  }),
  answer: enveloped(pageOf(redirectOnTheWire)),
})

export const saveRedirect = endpoint({
  method: 'POST',
  path: '/Company/ManageRedirect',
  access: ADMINS,
  body: onTheWire(RedirectDraft, { id: 'id', from: 'from', kind: 'kind', to: 'to', version: 'version' }),
  answer: nothing(),
})

export const deleteRedirect = endpoint({
  method: 'POST',
  path: '/Company/DeleteRedirect',
  access: ADMINS,
  body: onTheWire(z.object({ id: recordId() }), { id: 'id' }),
  answer: nothing(),
})

export const previewRedirects = endpoint({
  method: 'POST',
  path: '/Company/PreviewRedirects',
  access: ADMINS,
  changesData: false,
  largestBody: IMPORT_BODY_BYTES,
  body: csvOnTheWire,
  answer: enveloped(importPreviewOnTheWire),
})

export const importRedirects = endpoint({
  method: 'POST',
  path: '/Company/ImportRedirects',
  access: ADMINS,
  largestBody: IMPORT_BODY_BYTES,
  body: csvOnTheWire,
  answer: enveloped(importCountsOnTheWire),
})
