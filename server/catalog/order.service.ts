import { recordChange } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { createPartPositions, type OrderedPart } from './part-rows.repository.ts'
import { createProjectPartsRepository, type ProjectPartsRepository } from './project-parts.repository.ts'
import { createProjectsRepository } from './projects.repository.ts'
import { requireProject } from './require-project.ts'

export function createProjectOrderService({ write }: { write: Write }) {
  return {
    /**
     * The listed projects swap their positions among each other, and all others keep theirs. So ordering one category
     * does not affect others, and a project added in the meantime keeps its position.
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

/** Puts the ids, in their new order, into the positions they had. Ignores unknown and repeated ids. */
export function swapPositions(present: readonly number[], newOrder: readonly number[]) {
  const isPresent = new Set(present)
  const named = [...new Set(newOrder.filter((id) => isPresent.has(id)))]
  const isNamed = new Set(named)
  let next = 0
  return present.map((id) => (isNamed.has(id) ? (named[next++] ?? id) : id))
}

interface NewOrder {
  projectId: number
  ids: readonly number[]
}

/** Used in the names of actions and fields of the audit log, such as `order-plans` and `plansOrder`. */
const AUDIT_NAMES: Record<OrderedPart, string> = {
  'gallery-image': 'gallery',
  plan: 'plans',
  specification: 'specifications',
  'unit-type': 'unit-types',
}

export function createPartOrderService({ write }: { write: Write }) {
  return {
    orderGallery: (newOrder: NewOrder, actor: Actor) =>
      order('gallery-image', newOrder, { actor, read: (parts) => parts.findGallery(newOrder.projectId) }),
    orderPlans: (newOrder: NewOrder, actor: Actor) =>
      order('plan', newOrder, { actor, read: (parts) => parts.findPlans(newOrder.projectId) }),
    orderSpecifications: (newOrder: NewOrder, actor: Actor) =>
      order('specification', newOrder, { actor, read: (parts) => parts.findSpecifications(newOrder.projectId) }),
    orderUnitTypes: (newOrder: NewOrder, actor: Actor) =>
      order('unit-type', newOrder, { actor, read: (parts) => parts.findUnitTypes(newOrder.projectId) }),
  }

  /** The listed ids come first. Rows added since the caller read the list follow them. */
  function order<Row>(
    part: OrderedPart,
    { projectId, ids }: NewOrder,
    { actor, read }: { actor: Actor; read: (parts: ProjectPartsRepository) => PromiseLike<Row[]> },
  ) {
    return write(async (change) => {
      await requireProject(change, projectId)
      const places = createPartPositions(change.db, part)
      const all = await places.findAll(projectId)
      const before = all.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id)
      const after = inOrder(before, ids)
      // Rows in the trash come last, even after they are restored.
      const inTrash = all.filter(({ isDeleted }) => isDeleted).map(({ id }) => id)
      await places.store([...after, ...inTrash])
      const name = AUDIT_NAMES[part]
      recordChange(change, {
        actor,
        entity: 'project',
        entityId: projectId,
        before: { [`${name}Order`]: before },
        after: { [`${name}Order`]: after },
        action: `order-${name}`,
      })
      return read(createProjectPartsRepository(change.db))
    })
  }
}

/** Ignores ids of deleted rows and of other projects. */
function inOrder(present: readonly number[], newOrder: readonly number[]) {
  const isPresent = new Set(present)
  const named = new Set(newOrder.filter((id) => isPresent.has(id)))
  return [...named, ...present.filter((id) => !named.has(id))]
}
