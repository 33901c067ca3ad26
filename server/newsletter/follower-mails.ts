import { queueDailyMails, registerDailyMails } from '#server/daily-mails.ts'
import type { Data } from '#server/data.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { createFollowerMailsService } from './follower-mails.service.ts'

const QUEUE = 'follower-mails'

type Parts = Pick<Data, 'jobs' | 'database' | 'write'>

export function registerFollowerMails(parts: Parts, site: MailSite, now?: () => Date) {
  const { send } = createFollowerMailsService({ db: parts.database.db, write: parts.write, site })
  registerDailyMails(parts, { queue: QUEUE, send, ...(now && { now }) })
}

export async function queueFollowerMails(parts: Pick<Parts, 'jobs' | 'database'>, now?: Date) {
  await queueDailyMails(parts, QUEUE, now)
}
