import { recordChange } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { createProjectsRepository } from './projects.repository.ts'

/** The order in which the site lists projects. One order for all lists: each shows its part of it. */
export function createProjectOrderService({ write }: { write: Write }) {
  return {
    /**
     * The projects named exchange the places that they have together; all others keep theirs. So the order of one
     * category leaves the other categories alone, and a project added meanwhile stays where it is.
     */
    order: (ids: readonly number[], actor: Actor) =>
      write(async (change) => {
        const projects = createProjectsRepository(change.db)
        await projects.lockOrder()
        const before = await projects.findOrder()
        const after = exchanged(before, ids)
        await projects.storeOrder(after)
        const isMoved = (id: number, at: number) => before[at] !== id
        recordChange(change, {
          actor,
          entity: 'project',
          entityId: 0,
          before: { projectOrder: before.filter((id) => ids.includes(id)) },
          after: { projectOrder: after.filter((id) => ids.includes(id)) },
          action: 'order-projects',
        })
        return { moved: after.filter(isMoved).length }
      }),
  }
}

/** Ids that are unknown, in the trash or named twice have no place to exchange. */
export function exchanged(present: readonly number[], wanted: readonly number[]) {
  const isPresent = new Set(present)
  const named = [...new Set(wanted.filter((id) => isPresent.has(id)))]
  const isNamed = new Set(named)
  let next = 0
  return present.map((id) => (isNamed.has(id) ? (named[next++] ?? id) : id))
}
