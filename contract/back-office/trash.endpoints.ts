import { enveloped, nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { RestoreRequest, TRASH_COLUMNS, TrashedRecord, TrashFilters } from './trash.schema.ts'

/** Not in the specification, where deletes are final: lists the deleted records that can be restored. */
export const searchTrash = endpoint({
  method: 'POST',
  path: '/Global/SearchTrash',
  access: ['Admin'],
  changesData: false,
  body: pageRequest({ columns: TRASH_COLUMNS, filters: onTheWire(TrashFilters, { entity: 'entity' }) }),
  answer: enveloped(
    pageOf(
      onTheWire(TrashedRecord, {
        entity: 'entity',
        id: 'id',
        name: 'name',
        deletedAt: 'deletedAt',
        deletedBy: 'deletedBy',
      }),
    ),
  ),
})

/** Not in the specification. Restores a deleted record. */
export const restoreRecord = endpoint({
  method: 'POST',
  path: '/Global/RestoreRecord',
  access: ['Admin'],
  body: onTheWire(RestoreRequest, { entity: 'entity', id: 'id' }),
  answer: nothing(),
})
