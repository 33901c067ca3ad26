import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { calendarDay, daysInOrder, optionalText, orNull, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { ADMINS, isOneOf, type Role, STAFF } from '#contract/wire/roles.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { TRASH_ENTITIES } from './trash.endpoints.ts'

export const AuditLine = z.object({
  id: z.int(),
  at: z.string(),
  actorEmail: z.nullable(z.string()),
  actorRole: z.nullable(z.string()),
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(z.string()),
  /** The name of the record at the time of the change; null if it has none or was erased. */
  subject: z.nullable(z.string()),
  /**
   * The project that the record is or belongs to. The name is the current one; null once the project is permanently
   * deleted.
   */
  projectId: z.nullable(z.int()),
  projectName: z.nullable(z.string()),
  /** The business owner of a payment or subscription; null for other entities. */
  ownerId: z.nullable(z.int()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditLine = z.output<typeof AuditLine>

const VISIBLE_ENTITIES: Partial<Record<Role, readonly string[]>> = {
  Editor: [...TRASH_ENTITIES, 'static-content', 'upload'],
  Sales: ['enquiry', 'appointment', 'subscriber', 'lead', 'lead-view'],
}

/** Returns the entities whose audit log entries the role may see; null for all. */
export function visibleEntities(role: Role) {
  return isOneOf(role, ADMINS) ? null : (VISIBLE_ENTITIES[role] ?? [])
}

const AUDIT_COLUMNS = ['at'] as const

/** Matches whole values. `from` and `to` are inclusive. */
export const AuditFilters = z
  .object({
    id: z.optional(orNull(recordId())),
    actor: optionalText({ max: LENGTH.address }),
    action: optionalText({ max: LENGTH.name }),
    entity: optionalText({ max: LENGTH.name }),
    entityId: optionalText({ max: LENGTH.name }),
    /** Includes the changes to parts of the project. */
    projectId: orNull(recordId()),
    from: orNull(calendarDay()),
    to: orNull(calendarDay()),
  })
  .check(daysInOrder())
export type AuditFilters = z.output<typeof AuditFilters>

/**
 * Staff get only the entities that their role may see. `search` matches the person's email address, the action, the
 * entity, its id and name, and the project's name. Uploads are listed only if `id`, `entity` or `action` is set,
 * because the entry of the change that uses a file already names the file.
 */
export const searchAuditLog = endpoint({
  method: 'POST',
  path: '/Global/SearchAuditLog',
  access: STAFF,
  changesData: false,
  body: pageRequest({
    columns: AUDIT_COLUMNS,
    filters: onTheWire(AuditFilters, {
      id: 'id',
      actor: 'actor',
      action: 'action',
      entity: 'entity',
      entityId: 'entityId',
      projectId: 'projectId',
      from: 'from',
      to: 'to',
    }),
  }),
  answer: enveloped(
    pageOf(
      onTheWire(AuditLine, {
        id: 'id',
        at: 'at',
        actorEmail: 'actorEmail',
        actorRole: 'actorRole',
        action: 'action',
        entity: 'entity',
        entityId: 'entityId',
        subject: 'subject',
        projectId: 'projectId',
        projectName: 'projectName',
        ownerId: 'ownerId',
        before: 'before',
        after: 'after',
      }),
    ),
  ),
})
