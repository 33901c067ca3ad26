import * as z from 'zod/mini'
import { csvOnTheWire, importCountsOnTheWire, importPreviewOnTheWire } from '#contract/imports/import-preview.schema.ts'
import { IMPORT_BODY_BYTES } from '#contract/imports/imports.constants.ts'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { AvailableChange, UnitTypeDraft } from './unit-type-draft.schema.ts'
import { unitTypeNames, unitTypeOnTheWire } from './unit-type-on-the-wire.ts'

export const listUnitTypes = endpoint({
  method: 'GET',
  path: '/Product/GetUnitTypes/{projectId}',
  access: EDITORS,
  params: { projectId: recordId() },
  answer: enveloped(z.array(unitTypeOnTheWire)),
})

export const saveUnitType = endpoint({
  method: 'POST',
  path: '/Product/ManageUnitType',
  access: EDITORS,
  body: onTheWire(UnitTypeDraft, unitTypeNames),
  answer: enveloped(unitTypeOnTheWire),
})

export const changeAvailable = endpoint({
  method: 'POST',
  path: '/Product/ChangeAvailableUnits',
  access: EDITORS,
  body: onTheWire(AvailableChange, { id: 'id', available: 'availableUnits', version: 'version' }),
  answer: enveloped(unitTypeOnTheWire),
})

export const deleteUnitType = endpoint({
  method: 'POST',
  path: '/Product/DeleteUnitType',
  access: EDITORS,
  body: onTheWire(z.object({ id: recordId() }), { id: 'id' }),
  answer: nothing(),
})

/** The listed unit types come first, in this order; the others follow. */
export const orderUnitTypes = endpoint({
  method: 'POST',
  path: '/Product/OrderUnitTypes/{projectId}',
  access: EDITORS,
  params: { projectId: recordId() },
  body: z.array(recordId(), catalogChangesMessages.orderUnreadable),
  answer: enveloped(z.array(unitTypeOnTheWire)),
})

/** Matches unit types by name. */
export const previewUnitTypes = endpoint({
  method: 'POST',
  path: '/Product/PreviewUnitTypes/{projectId}',
  access: EDITORS,
  changesData: false,
  largestBody: IMPORT_BODY_BYTES,
  params: { projectId: recordId() },
  body: csvOnTheWire,
  answer: enveloped(importPreviewOnTheWire),
})

export const importUnitTypes = endpoint({
  method: 'POST',
  path: '/Product/ImportUnitTypes/{projectId}',
  access: EDITORS,
  largestBody: IMPORT_BODY_BYTES,
  params: { projectId: recordId() },
  body: csvOnTheWire,
  answer: enveloped(importCountsOnTheWire),
})
