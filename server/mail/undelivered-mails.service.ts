import type { UndeliveredMail } from '#contract/back-office/mails.endpoints.ts'
import { backOfficeRefusals } from '#contract/back-office/refusals.messages.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { queueMail } from './mail-queue.ts'
import {
  createUndeliveredMailsRepository,
  type MailSearch,
  type UndeliveredMailsRepository,
} from './undelivered-mails.repository.ts'

interface Deps {
  undeliveredMails: UndeliveredMailsRepository
  write: Write
}

export function createUndeliveredMailsService({ undeliveredMails, write }: Deps) {
  return {
    async search(request: MailSearch): Promise<Page<UndeliveredMail>> {
      const { rows, total } = await undeliveredMails.findPage(request)
      const asText = (moment: Date) => moment.toISOString()
      return {
        rows: rows.map((row) => ({ ...row, queuedAt: asText(row.queuedAt), failedAt: asText(row.failedAt) })),
        total,
      }
    },

    /** Removes the email from the list; if it fails again, it is added as a new entry. */
    sendAgain: (id: number, actor: Actor) =>
      write(async (change) => {
        const repository = createUndeliveredMailsRepository(change.db)
        const found = await repository.findLocked(id)
        if (!found) throw new AppError('notFound', backOfficeRefusals.mailUnknown)
        if (!found.mail) throw new AppError('invalid', backOfficeRefusals.mailContentDeleted)
        await repository.deleteById(id)
        await queueMail(change, found.mail)
        const { recipient: to, subject } = found
        change.audit({ actor, action: 'send-again', entity: 'mail', entityId: id, after: { to, subject } })
      }),
  }
}

export type UndeliveredMailsService = ReturnType<typeof createUndeliveredMailsService>
