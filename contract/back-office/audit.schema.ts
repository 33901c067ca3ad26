import * as z from 'zod/mini'
import { calendarDay, daysInOrder, optionalText, orNull, recordId } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'

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
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditLine = z.output<typeof AuditLine>

/** The log can only be sorted by time. */
export const AUDIT_COLUMNS = ['at'] as const

/** Filters match whole values in any letter case; both days are included. */
export const AuditFilters = z
  .object({
    /** A single entry, for its own address. */
    id: z.optional(orNull(recordId())),
    actor: optionalText({ max: LENGTH.address }),
    action: optionalText({ max: LENGTH.name }),
    entity: optionalText({ max: LENGTH.name }),
    entityId: optionalText({ max: LENGTH.name }),
    /** The project and all its parts. */
    projectId: orNull(recordId()),
    from: orNull(calendarDay()),
    to: orNull(calendarDay()),
  })
  .check(daysInOrder())
export type AuditFilters = z.output<typeof AuditFilters>
