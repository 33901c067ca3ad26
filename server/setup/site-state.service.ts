import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange } from '#server/db/record-change.ts'
import type { ContentRevision } from '#server/db/revision.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMails } from '#server/mail/mail-queue.ts'
import { siteOpened } from '#server/mail/visitor.mails.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { createOpeningRequestsRepository } from './opening-requests.repository.ts'
import { createSiteStateRepository } from './site-state.repository.ts'

interface Deps {
  db: Db
  write: Write
  rateLimits: Pick<RateLimitsService, 'mayMail'>
  revision: Pick<ContentRevision, 'current'>
  site: MailSite
}

export function createSiteStateService({ db, write, rateLimits, revision, site }: Deps) {
  const states = createSiteStateRepository(db)
  let known: { revision: number; isOpen: boolean } | null = null

  return {
    /**
     * Read once per content revision, because every page and public call needs it; opening the site changes the
     * revision.
     */
    async isOpen(): Promise<boolean> {
      const current = revision.current()
      if (known?.revision !== current) known = { revision: current, isOpen: (await states.find())?.openedAt != null }
      return known.isOpen
    },

    find: () => states.find(),

    /**
     * Queues an email to the visitors who requested one, and deletes their email addresses. One that has reached the
     * mail limit gets no email.
     */
    open: (actor: Actor) =>
      write(async (change) => {
        const states = createSiteStateRepository(change.db)
        await states.lock()
        const before = await states.find()
        if (before?.openedAt) throw new AppError('conflict', setupMessages.alreadyOpen)
        const after = await states.store({ openedAt: new Date() })
        const addresses: string[] = []
        for (const address of await createOpeningRequestsRepository(change.db).takeAll())
          if (await rateLimits.mayMail(change.db, address)) addresses.push(address)
        await queueMails(
          change,
          addresses.map((address) => siteOpened(address, site)),
        )
        recordChange(change, {
          actor,
          action: 'open',
          entity: 'site',
          entityId: after.id,
          before,
          after: { ...after, mailed: addresses.length },
        })
      }),
  }
}

export type SiteStateService = ReturnType<typeof createSiteStateService>
