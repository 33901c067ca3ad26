import type { AuditEntry } from './write.ts'

/** The fields that name a record, whatever its kind, in the order they are looked for. */
const NAMING_FIELDS = ['name', 'title', 'email', 'to', 'file'] as const

/** A media item may name a project, but it is not part of it. */
const PARTS_OF_A_PROJECT = new Set(['gallery-image', 'specification', 'plan', 'document', 'location', 'perk'])

/** What an audit line says of its record beside its number: the record's name and the project it belongs to. */
export function aboutRecord(entry: AuditEntry): { subject: string | null; projectId: number | null } {
  return { subject: entry.subject ?? nameOf(entry), projectId: projectOf(entry) }
}

function nameOf({ actor, entity, entityId, before, after }: AuditEntry) {
  for (const record of [after, before]) {
    for (const field of NAMING_FIELDS) {
      const value = fieldOf(record, field)
      if (typeof value === 'string' && value !== '') return value
    }
  }
  return entity === 'account' && actor !== null && String(actor.id) === String(entityId) ? actor.email : null
}

function projectOf({ entity, entityId, before, after }: AuditEntry) {
  if (entity === 'project') return Number(entityId)
  if (!PARTS_OF_A_PROJECT.has(entity)) return null
  const projectId = fieldOf(after, 'projectId') ?? fieldOf(before, 'projectId')
  return typeof projectId === 'number' ? projectId : null
}

function fieldOf(record: object | null | undefined, field: string): unknown {
  return (record as Record<string, unknown> | null | undefined)?.[field]
}
