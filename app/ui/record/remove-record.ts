import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { restoreRecord } from '#contract/back-office/trash.endpoints.ts'
import type { TrashEntity } from '#contract/back-office/trash.schema.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { tellFailure } from '../overlay/tell-failure.ts'
import { siteToasts } from '../overlay/toasts.tsx'

interface Removal {
  record: { id: number; name: string }
  entity: TrashEntity
  remove: (id: number) => Promise<Outcome<unknown>>
  /** What is said when it is gone. */
  words: string
  reload: () => Promise<unknown>
}

/** Moves a record to the trash, says so and offers to bring it back. Answers whether it is gone. */
export async function removeRecord({ record, entity, remove, words, reload }: Removal) {
  const outcome = await remove(record.id)
  if (!outcome.ok) {
    tellFailure('Deleting', outcome)
    return false
  }
  siteToasts.show({
    kind: 'success',
    title: words,
    text: record.name,
    action: { label: recordsMessages.undo, onAct: () => void bringBack() },
  })
  await reload()
  return true

  async function bringBack() {
    const restored = await browserApi(restoreRecord, { body: { entity, id: record.id } })
    if (!restored.ok) return tellFailure('Restoring', restored)
    siteToasts.show({ kind: 'success', title: recordsMessages.restored, text: record.name })
    await reload()
  }
}
