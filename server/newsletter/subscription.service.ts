import type { ConsentForm } from '#contract/consent/consent.constants.ts'
import type { FollowedTopic, LeftTopic, NewFollow, SubscriptionToken } from '#contract/newsletter/topics.endpoints.ts'
import { topicsMessages as messages } from '#contract/newsletter/topics.messages.ts'
import { recordConsents } from '#server/consent/record-consents.ts'
import type { Db } from '#server/db/connection.ts'
import type { Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { attachToLead } from '#server/leads/attach-to-lead.ts'
import { CONFIRMATION_LINK_DAYS, confirmationMail } from '#server/mail/follower.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueSecretMail } from '#server/mail/mail-queue.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { recordEvent } from '#server/webhooks/record-event.ts'
import { createSubscribersRepository } from './subscribers.repository.ts'
import { createTopicsRepository, type Topic } from './topics.repository.ts'

interface Deps {
  db: Db
  write: Write
  rateLimits: Pick<RateLimitsService, 'spendOnForm' | 'mayMail'>
  site: MailSite
  now?: () => Date
}

const DAY_MS = 24 * 60 * 60_000

const ALL_NEWS = { projectId: null, city: null, name: messages.allNews }

/**
 * Double opt-in by topic: a topic is stored at once, but nothing is sent about it until the emailed link is opened and
 * its button pressed. No response reveals which email addresses are known.
 */
export function createSubscriptionService({ db, write, rateLimits, site, now = () => new Date() }: Deps) {
  /**
   * Stores the topic and queues the confirmation email, unless one was sent in the last 24 hours or the mail limit is
   * used up.
   */
  async function join(change: Change, email: string, topic: Topic & { name: string }, form: ConsentForm) {
    const subscribers = createSubscribersRepository(change.db)
    const topics = createTopicsRepository(change.db)
    const subscriberId = (await subscribers.create(email)) ?? (await subscribers.lockByEmail(email))
    const { name, ...wanted } = topic
    const isNew = await topics.create(subscriberId, wanted)
    if (isNew) {
      await recordConsents(change.db, { email, form, decisions: { news: true }, projectName: name, at: now() })
      await topics.updateState(subscriberId)
      change.audit({ actor: null, action: 'subscribe', entity: 'subscriber', entityId: subscriberId })
    }
    const waiting = (await topics.findAll(subscriberId)).filter(({ confirmedAt }) => confirmedAt === null)
    const moment = now()
    const since = new Date(moment.getTime() - DAY_MS)
    if (waiting.length === 0 || !(await topics.mayConfirm(subscriberId, since))) return
    if (!(await rateLimits.mayMail(change.db, email))) return
    await topics.markConfirmationSent(subscriberId, moment)

    const token = newToken()
    const expiresAt = new Date(moment.getTime() + CONFIRMATION_LINK_DAYS * DAY_MS)
    await topics.createLinks([{ tokenHash: hashOfToken(token), subscriberId, expiresAt }])
    const names = waiting.map(({ name }) => name ?? messages.allNews)
    await queueSecretMail(change, confirmationMail({ to: email, token, topics: names }, site), expiresAt)
  }

  async function requireSubscriber(tx: Db, token: string) {
    const subscriberId = await createTopicsRepository(tx).findByToken(hashOfToken(token), now())
    if (subscriberId === null) throw new AppError('notFound', messages.linkUnknown)
    return subscriberId
  }

  async function leaveTopic(change: Change, subscriberId: number, topicId: number | null) {
    const topics = createTopicsRepository(change.db)
    if ((await topics.delete(subscriberId, topicId)) === 0) return
    await topics.updateState(subscriberId)
    change.audit({ actor: null, action: 'unsubscribe', entity: 'subscriber', entityId: subscriberId })
  }

  return {
    async subscribe(email: string, visitorAddress: string) {
      await rateLimits.spendOnForm('newsletter', visitorAddress)
      await write((change) => join(change, email, ALL_NEWS, 'newsletter'))
    },

    async follow({ email, projectId, city }: NewFollow, visitorAddress: string) {
      await rateLimits.spendOnForm('follow', visitorAddress)
      await write(async (change) => {
        const topics = createTopicsRepository(change.db)
        const projectName = projectId === null ? null : await topics.findProjectName(projectId)
        if (projectId !== null && projectName === null) throw new AppError('notFound', messages.unknownProject)
        const known = city === null ? null : await topics.findCity(city)
        if (city !== null && known === null) throw new AppError('notFound', messages.unknownCity)
        await join(change, email, { projectId, city: known, name: projectName ?? known ?? '' }, 'follow')
      })
    },

    async read({ token }: SubscriptionToken): Promise<FollowedTopic[]> {
      const topics = await createTopicsRepository(db).findAll(await requireSubscriber(db, token))
      return topics.map(({ id, name, confirmedAt }) => ({
        id,
        name: name ?? messages.allNews,
        isConfirmed: confirmedAt !== null,
      }))
    },

    confirm: ({ token }: SubscriptionToken) =>
      write(async (change) => {
        const subscriberId = await requireSubscriber(change.db, token)
        const topics = createTopicsRepository(change.db)
        const confirmed = await topics.confirmAll(subscriberId, now())
        if (confirmed.length === 0) return
        await topics.updateState(subscriberId)
        const projectIds = confirmed.flatMap(({ projectId }) => projectId ?? [])
        if (projectIds.length > 0) {
          const { email, projectNames } = await topics.findFollower(subscriberId, projectIds)
          for (const projectName of projectNames) {
            await attachToLead(change, {
              kind: 'follow',
              source: 'follow',
              name: null,
              mobileNumber: null,
              email,
              projectName,
              at: now(),
              site,
            })
          }
        }
        change.audit({ actor: null, action: 'confirm', entity: 'subscriber', entityId: subscriberId })
        await recordEvent(change, { type: 'subscriber.confirmed', subscriberId })
      }),

    leave: ({ token, topicId }: LeftTopic) =>
      write(async (change) => leaveTopic(change, await requireSubscriber(change.db, token), topicId)),

    /** For a person who proved the email address by a link other than that of the subscription. */
    async leaveByEmail(change: Change, email: string, topicId: number) {
      await leaveTopic(change, await createSubscribersRepository(change.db).lockByEmail(email), topicId)
    },
  }
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>
