import { USUAL_DAYS_BETWEEN_UPDATES } from '#contract/catalog/progress.constants.ts'
import { daysBetween, siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import type { Change, Write } from '#server/db/write.ts'
import { progressMail } from '#server/mail/follower.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMails } from '#server/mail/mail-queue.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { createFollowersRepository, type FollowersRepository } from './followers.repository.ts'
import { createTopicsRepository } from './topics.repository.ts'

interface Deps {
  db: Db
  write: Write
  site: MailSite
}

/** How long the unsubscribe link works: long, because a recipient may open an old email. */
const UNSUBSCRIBE_LINK_MS = 400 * 24 * 60 * 60_000

type DueUpdate = Awaited<ReturnType<FollowersRepository['findDue']>>[number]

export function createFollowerMailsService({ db, write, site }: Deps) {
  /** Marks the updates and queues the emails in one transaction, so that a crash sends no email twice. */
  async function mailProject(change: Change, updates: readonly [DueUpdate, ...DueUpdate[]], now: Date) {
    const followers = createFollowersRepository(change.db)
    const claimed = await followers.claim(updates.map(({ id }) => id))
    // An update entered long after its date is not news, so it is not sent.
    const news = updates.filter(
      ({ id, date }) => claimed.has(id) && daysBetween(date, siteDay(now)) <= USUAL_DAYS_BETWEEN_UPDATES,
    )
    if (news.length === 0) return
    const [{ projectId, project }] = updates
    const receivers = (await followers.findFollowers(projectId)).map((one) => ({ ...one, token: newToken() }))
    const expiresAt = new Date(now.getTime() + UNSUBSCRIBE_LINK_MS)
    const links = receivers.map(({ token, subscriberId }) => ({
      tokenHash: hashOfToken(token),
      subscriberId,
      expiresAt,
    }))
    await createTopicsRepository(change.db).createLinks(links)
    await queueMails(
      change,
      receivers.map(({ email, token, topicId }) =>
        progressMail({ to: email, token, topicId, project, updates: news }, site),
      ),
      { isSecret: true },
    )
  }

  return {
    /** Sends the updates that were stored before today, in one email per follower and project. */
    async send(now: Date) {
      const due = await createFollowersRepository(db).findDue(new Date(siteMidnight(siteDay(now))))
      for (const updates of Map.groupBy(due, ({ projectId }) => projectId).values()) {
        const [first, ...others] = updates
        if (first) await write((change) => mailProject(change, [first, ...others], now))
      }
    },
  }
}
