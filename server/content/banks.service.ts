import type { BankDraft } from '#contract/content/banks.endpoints.ts'
import { banksMessages } from '#contract/content/banks.messages.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { createBanksRepository } from './banks.repository.ts'

interface Deps {
  db: Db
  write: Write
  uploads: Pick<UploadsService, 'requireFiles'>
  now?: () => Date
}

export function createBanksService({ db, write, uploads, now = () => new Date() }: Deps) {
  return {
    list: () => createBanksRepository(db).findAll(),

    save: ({ id, name, logo, version }: BankDraft, actor: Actor) =>
      write(async (change) => {
        const banks = createBanksRepository(change.db)
        await banks.lock()
        const before = id === NEW_RECORD_ID ? null : await banks.find(id)
        if (id !== NEW_RECORD_ID && !before) throw new AppError('notFound', banksMessages.unknownBank)
        requireUnchanged(version, before)
        if (logo !== before?.logo) {
          await uploads.requireFiles(change.db, [
            { folder: UPLOAD_FOLDER.images, name: logo, kinds: ['image'], sentence: banksMessages.logoRequired },
          ])
        }
        const after = before ? await banks.update(before.id, { name, logo }) : await banks.create({ name, logo })
        recordChange(change, { actor, entity: 'bank', entityId: after.id, before, after })
        return after
      }),

    delete: (id: number, actor: Actor) =>
      write(async (change) => {
        const banks = createBanksRepository(change.db)
        await banks.lock()
        const before = await banks.find(id)
        if (!before) throw new AppError('notFound', banksMessages.unknownBank)
        await banks.update(id, { deletedAt: now(), deletedBy: actor.id })
        recordChange(change, { actor, entity: 'bank', entityId: id, before, after: null })
      }),

    /** Puts the listed banks first. Unknown ids are ignored, and banks that are not listed follow. */
    order: (ids: readonly number[], actor: Actor) =>
      write(async (change) => {
        const banks = createBanksRepository(change.db)
        await banks.lock()
        const before = (await banks.findAll()).map(({ id }) => id)
        const named = [...new Set(ids)].filter((id) => before.includes(id))
        const after = [...named, ...before.filter((id) => !named.includes(id))]
        await banks.storeOrder(after)
        recordChange(change, {
          actor,
          entity: 'bank',
          entityId: 0,
          before: { order: before },
          after: { order: after },
          action: 'order-banks',
        })
      }),
  }
}

export type BanksService = ReturnType<typeof createBanksService>
