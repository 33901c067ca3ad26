import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { calendarDay, daysInOrder, optionalText, orNull, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { ADMINS, isOneOf, type Role, STAFF } from '#contract/wire/roles.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { TRASH_ENTITIES } from './trash.endpoints.ts'

/** Who changed which record, how and when. `before` and `after` are the recorded fields. */
export const AuditLine = z.object({
  id: z.int(),
  at: z.string(),
  actorEmail: z.nullable(z.string()),
  actorRole: z.nullable(z.string()),
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(z.string()),
  /** The name of the record at the time of the change; null if it has none. */
  subject: z.nullable(z.string()),
  /** The project that the record is or belongs to, by its current name; the name is null for a removed project. */
  projectId: z.nullable(z.int()),
  projectName: z.nullable(z.string()),
  /** The business owner of a subscription or payment; null for other records. */
  ownerId: z.nullable(z.int()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditLine = z.output<typeof AuditLine>

/** The kinds of records whose audit log entries editors and sales staff see. */
const VISIBLE_ENTITIES: Partial<Record<Role, readonly string[]>> = {
  Editor: [...TRASH_ENTITIES, 'static-content', 'upload'],
  Sales: ['enquiry', 'appointment', 'subscriber', 'lead', 'lead-view'],
}

/** The kinds of records whose entries a role may see; null for all. */
export function visibleEntities(role: Role) {
  return isOneOf(role, ADMINS) ? null : (VISIBLE_ENTITIES[role] ?? [])
}

/** The log can only be sorted by time. */
const AUDIT_COLUMNS = ['at'] as const

/** Filters match whole values in any letter case; both days are included. */
export const AuditFilters = z
  .object({
    /** Selects one entry, for a link to it. */
    id: z.optional(orNull(recordId())),
    actor: optionalText({ max: LENGTH.address }),
    action: optionalText({ max: LENGTH.name }),
    entity: optionalText({ max: LENGTH.name }),
    entityId: optionalText({ max: LENGTH.name }),
    /** Selects the changes of a project and of all its parts. */
    projectId: orNull(recordId()),
    from: orNull(calendarDay()),
    to: orNull(calendarDay()),
  })
  .check(daysInOrder())
export type AuditFilters = z.output<typeof AuditFilters>

/**
 * Not in the specification. Staff see who changed what, limited to the records that their role may see. `search`
 * matches the e-mail address of the person, the action, the kind, number and name of the record, and the name of its
 * project. Uploads are listed only when the filter `id`, `entity` or `action` is set, because the entry of the change
 * that uses a file already names the file.
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
