import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { restoreRecord, type TrashEntity } from '#contract/back-office/trash.endpoints.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { showFailure } from '../../ui/feedback/show-failure.ts'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'

interface Deletion {
  entity: TrashEntity
  remove: (id: number) => Promise<Outcome<null>>
  invalidates: readonly Endpoint[]
}

/**
 * Returns a function that deletes records one by one until one fails, and resolves to the deleted ids. Its toast offers
 * to restore them.
 */
export function useDeletion({ entity, remove, invalidates }: Deletion) {
  const refresh = useRefresh()

  async function restore(ids: readonly number[]) {
    for (const id of ids) {
      const outcome = await browserApi(restoreRecord, { body: { entity, id } })
      if (!outcome.ok) {
        showFailure(outcome, { isStaff: true, action: 'Restoring', toasts: projectToasts })
        break
      }
      if (id === ids.at(-1)) projectToasts.show({ kind: 'success', title: outcome.message })
    }
    await refresh(...invalidates)
  }

  return async (ids: readonly number[], text?: string) => {
    const deletedIds: number[] = []
    let message = ''
    for (const id of ids) {
      const outcome = await remove(id)
      if (!outcome.ok) {
        showFailure(outcome, { isStaff: true, action: 'Deleting', toasts: projectToasts })
        break
      }
      deletedIds.push(id)
      message = outcome.message
    }
    if (deletedIds.length > 0) {
      projectToasts.show({
        kind: 'success',
        title: message,
        text,
        action: { label: recordsMessages.undo, onAct: () => void restore(deletedIds) },
      })
    }
    await refresh(...invalidates)
    return deletedIds
  }
}
