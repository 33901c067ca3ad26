import { recordChange } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { createProjectsRepository } from './projects.repository.ts'

/** The order of projects on the site. All lists use the same order. */
export function createProjectOrderService({ write }: { write: Write }) {
  return {
    /**
     * The listed projects swap their positions among each other; all others keep theirs. So ordering one category does
     * not affect others, and a project added in the meantime keeps its position.
     */
    order: (ids: readonly number[], actor: Actor) =>
      write(async (change) => {
        const projects = createProjectsRepository(change.db)
        await projects.lockOrder()
        const before = await projects.findOrder()
        const after = swapPositions(before, ids)
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

/** Ids that are unknown, in the trash or repeated are ignored. */
export function swapPositions(present: readonly number[], newOrder: readonly number[]) {
  const isPresent = new Set(present)
  const named = [...new Set(newOrder.filter((id) => isPresent.has(id)))]
  const isNamed = new Set(named)
  let next = 0
  return present.map((id) => (isNamed.has(id) ? (named[next++] ?? id) : id))
}
