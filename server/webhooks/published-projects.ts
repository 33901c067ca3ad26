import { type NewEvent, recordEvent } from './record-event.ts'

interface ProjectEntry {
  entity: string
  entityId: string | number | null
  before?: object | null
  after?: object | null
}

/**
 * Records an event for each project that the audit entries of a write show as newly public. Runs at the end of every
 * write, so that no call, import or restore is left out.
 */
export async function recordPublishedProjects(
  change: Parameters<typeof recordEvent>[0],
  entries: readonly ProjectEntry[],
) {
  const events = entries.flatMap(({ entity, entityId, before, after }): NewEvent[] =>
    entity === 'project' && Number(entityId) > 0 && isPublic(after) && !isPublic(before)
      ? [{ type: 'project.published', projectId: Number(entityId) }]
      : [],
  )
  for (const event of events) await recordEvent(change, event)
}

function isPublic(project: object | null | undefined) {
  return (project as { isActive?: unknown } | null | undefined)?.isActive === true
}
