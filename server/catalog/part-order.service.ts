import { recordChange } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import {
  createPartPlaces,
  createProjectPartsRepository,
  type OrderedPart,
  type ProjectPartsRepository,
} from './project-parts.repository.ts'
import { requireProject } from './require-project.ts'

interface Wanted {
  projectId: number
  ids: readonly number[]
}

/** What the audit log calls them together. */
const TOGETHER: Record<OrderedPart, string> = {
  'gallery-image': 'gallery',
  plan: 'plans',
  specification: 'specifications',
}

/** The order in which a project's page shows its pictures, its plans of each kind and its specifications. */
export function createPartOrderService({ write }: { write: Write }) {
  return {
    orderGallery: (wanted: Wanted, actor: Actor) =>
      order('gallery-image', wanted, { actor, read: (parts) => parts.findGallery(wanted.projectId) }),
    orderPlans: (wanted: Wanted, actor: Actor) =>
      order('plan', wanted, { actor, read: (parts) => parts.findPlans(wanted.projectId) }),
    orderSpecifications: (wanted: Wanted, actor: Actor) =>
      order('specification', wanted, { actor, read: (parts) => parts.findSpecifications(wanted.projectId) }),
  }

  /** Those named come first, in this order. Those that joined since the order was made stay behind them. */
  function order<Row>(
    part: OrderedPart,
    { projectId, ids }: Wanted,
    { actor, read }: { actor: Actor; read: (parts: ProjectPartsRepository) => PromiseLike<Row[]> },
  ) {
    return write(async (change) => {
      await requireProject(change, projectId)
      const places = createPartPlaces(change.db, part)
      const all = await places.findAll(projectId)
      const before = all.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id)
      const after = inOrder(before, ids)
      // What comes back from the trash into another order than it left has no place in it: it comes last.
      const inTrash = all.filter(({ isDeleted }) => isDeleted).map(({ id }) => id)
      await places.store([...after, ...inTrash])
      const name = TOGETHER[part]
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

/** One that was deleted meanwhile, or belongs to another project, has no place here. */
function inOrder(present: readonly number[], wanted: readonly number[]) {
  const isPresent = new Set(present)
  const named = new Set(wanted.filter((id) => isPresent.has(id)))
  return [...named, ...present.filter((id) => !named.has(id))]
}
