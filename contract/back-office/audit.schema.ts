import * as z from 'zod/mini'
import { calendarDay, daysInOrder, optionalText, orNull, recordId } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'

/** Who did what to which record, and when. `before` and `after` are the record's fields, as far as they were kept. */
export const AuditLine = z.object({
  id: z.int(),
  at: z.string(),
  actorEmail: z.nullable(z.string()),
  actorRole: z.nullable(z.string()),
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(z.string()),
  /** The record's name when the line was written; null where it has none. */
  subject: z.nullable(z.string()),
  /** The project the record is or belongs to, under its present name; the name is null once the project is removed. */
  projectId: z.nullable(z.int()),
  projectName: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditLine = z.output<typeof AuditLine>

/** A log is read by time alone. */
export const AUDIT_COLUMNS = ['at'] as const

/** Each is matched as a whole, in any letter case; the days are both included. */
export const AuditFilters = z
  .object({
    /** One line alone, for its own address. */
    id: z.optional(orNull(recordId())),
    actor: optionalText({ max: LENGTH.address }),
    action: optionalText({ max: LENGTH.name }),
    entity: optionalText({ max: LENGTH.name }),
    entityId: optionalText({ max: LENGTH.name }),
    /** The project itself and all its parts. */
    projectId: orNull(recordId()),
    from: orNull(calendarDay()),
    to: orNull(calendarDay()),
  })
  .check(daysInOrder())
export type AuditFilters = z.output<typeof AuditFilters>
