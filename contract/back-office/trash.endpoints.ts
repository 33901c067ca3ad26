import { enveloped, nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { RestoreRequest, TRASH_COLUMNS, TrashedRecord, TrashFilters } from './trash.schema.ts'

/** Not in the specification, whose deletes are final: ours can be regretted. */
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

/** Not in the specification: puts a deleted record back where it was. */
export const restoreRecord = endpoint({
  method: 'POST',
  path: '/Global/RestoreRecord',
  access: ['Admin'],
  body: onTheWire(RestoreRequest, { entity: 'entity', id: 'id' }),
  answer: nothing(),
})
