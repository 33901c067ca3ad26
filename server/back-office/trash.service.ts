import { backOfficeRefusals } from '#contract/back-office/refusals.messages.ts'
import type { RestoreRequest } from '#contract/back-office/trash.endpoints.ts'
import type { Role } from '#contract/wire/roles.ts'
import { mayRestore, type TrashKinds } from '#server/db/trash.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { TrashRepository, TrashSearch } from './trash.repository.ts'

interface Deps {
  trash: TrashRepository
  kinds: TrashKinds
  write: Write
}

export function createTrashService({ trash, kinds, write }: Deps) {
  return {
    search: (request: TrashSearch, role: Role) => trash.findPage(request, role),

    /** `isHidden`: visitors do not see the restored record, for example a project that the publish gate holds back. */
    restore: ({ entity, id }: RestoreRequest, actor: Actor) =>
      write(async ({ db, audit, contentChanged }) => {
        if (!mayRestore(kinds[entity], actor.role)) throw new AppError('notFound', backOfficeRefusals.notInTrash)
        const after = await kinds[entity].restoreById(db, id)
        if (!after) throw new AppError('notFound', backOfficeRefusals.notInTrash)
        audit({ actor, action: 'restore', entity, entityId: id, before: null, after })
        contentChanged()
        return { isHidden: 'isActive' in after && after.isActive === false }
      }),
  }
}

export type TrashService = ReturnType<typeof createTrashService>
