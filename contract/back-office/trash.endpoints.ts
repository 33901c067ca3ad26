import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { orNull, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { backOfficeRefusals } from './refusals.messages.ts'

/** Entities that can be restored, named as in the audit log. */
export const TRASH_ENTITIES = [
  'project',
  'gallery-image',
  'specification',
  'plan',
  'document',
  'location',
  'perk',
  'unit-type',
  'progress-update',
  'handover',
  'registration',
  'feature',
  'media-item',
  'testimonial',
  'bank',
  'redirect',
  'site-page',
  'webhook',
] as const
export type TrashEntity = (typeof TRASH_ENTITIES)[number]

const Entity = z.enum(TRASH_ENTITIES, backOfficeRefusals.unknownTrashEntity)

export const TrashedRecord = z.object({
  entity: Entity,
  id: z.int(),
  name: z.string(),
  deletedAt: z.string(),
  /** Null if the account no longer exists. */
  deletedBy: z.nullable(z.string()),
})
export type TrashedRecord = z.output<typeof TrashedRecord>

const TRASH_COLUMNS = ['name', 'deletedAt'] as const
export type TrashColumn = (typeof TRASH_COLUMNS)[number]

export const TrashFilters = z.object({ entity: orNull(Entity) })
export type TrashFilters = z.output<typeof TrashFilters>

export const RestoreRequest = z.object({ entity: Entity, id: recordId() })
export type RestoreRequest = z.output<typeof RestoreRequest>

export const searchTrash = endpoint({
  method: 'POST',
  path: '/Global/SearchTrash',
  access: EDITORS,
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

export const restoreRecord = endpoint({
  method: 'POST',
  path: '/Global/RestoreRecord',
  access: EDITORS,
  body: onTheWire(RestoreRequest, { entity: 'entity', id: 'id' }),
  answer: nothing(),
})
