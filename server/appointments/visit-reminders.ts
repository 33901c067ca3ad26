import { dayAfter, siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import { queueDailyMails, registerDailyMails } from '#server/daily-mails.ts'
import type { Data } from '#server/data.ts'
import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { visitReminder } from '#server/mail/visit.mails.ts'
import { mailVisitor } from './visit-link.ts'
import { createVisitSettingsRepository } from './visit-settings.repository.ts'
import { createVisitsRepository } from './visits.repository.ts'

const QUEUE = 'visit-reminders'

const BATCH = 50

interface Deps {
  db: Db
  write: Write
  site: MailSite
}

export function createVisitReminders({ db, write, site }: Deps) {
  return {
    async send(now: Date) {
      const day = dayAfter(siteDay(now), 1)
      // The email says ‘tomorrow’, so it is dropped if it cannot be sent before the day of the visit.
      const notAfter = new Date(siteMidnight(day))
      const due = await createVisitsRepository(db).findUnreminded(day)
      const projectIds = due.flatMap(({ projectId }) => projectId ?? [])
      const rulesOf = await createVisitSettingsRepository(db).findRules(projectIds)
      const ids = due
        .filter(({ projectId }) => projectId === null || rulesOf(projectId).hasReminder)
        .map(({ id }) => id)
      for (let at = 0; at < ids.length; at += BATCH) {
        await write(async (change) => {
          // Marks the visits in the transaction that queues the emails, so that a crash or a second process sends none
          // twice.
          const claimed = await createVisitsRepository(change.db).claimReminders(ids.slice(at, at + BATCH), day, now)
          for (const visit of claimed) await mailVisitor(change, visit, { mailOf: visitReminder, site, now, notAfter })
        })
      }
    },
  }
}

type Parts = Pick<Data, 'jobs' | 'database' | 'write'>

export function registerVisitReminders(parts: Parts, site: MailSite) {
  registerDailyMails(parts, {
    queue: QUEUE,
    ...createVisitReminders({ db: parts.database.db, write: parts.write, site }),
  })
}

export async function queueVisitReminders(parts: Pick<Parts, 'jobs' | 'database'>) {
  await queueDailyMails(parts, QUEUE)
}
