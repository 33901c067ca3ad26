import { LOOK_ID } from '#contract/company/look.constants.ts'
import { DEFAULT_LOOK, type Look } from '#contract/company/look.schema.ts'
import type { LookDraft } from '#contract/company/look-draft.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { createLookRepository, type LookRow } from './look.repository.ts'

interface Deps {
  db: Db
  write: Write
}

export function createLookService({ db, write }: Deps) {
  return {
    async read(): Promise<Look> {
      const row = await createLookRepository(db).find()
      return row ? toLook(row) : { ...DEFAULT_LOOK, version: 0 }
    },

    save: ({ version, ...values }: LookDraft, actor: Actor): Promise<Look> =>
      write(async (change) => {
        const looks = createLookRepository(change.db)
        await looks.lock()
        const before = await looks.find()
        requireUnchanged(version, before ?? { version: 0 })
        const after = await looks.store(values)
        recordChange(change, { actor, entity: 'look', entityId: LOOK_ID, before, after })
        return toLook(after)
      }),
  }
}

export type LookService = ReturnType<typeof createLookService>

export function toLook({ id: _one, createdAt: _created, updatedAt: _updated, ...look }: LookRow): Look {
  return look
}
