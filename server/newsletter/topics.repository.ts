import { and, asc, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { insertAll } from '#server/db/rows.ts'
import { subscribers, subscriberTopics, subscriptionLinks } from './subscribers.tables.ts'

export interface Topic {
  projectId: number | null
  city: string | null
}

const isShown = and(isNull(projects.deletedAt), projects.isActive)

export function createTopicsRepository(db: Db) {
  const ofSubscriber = (subscriberId: number) => eq(subscriberTopics.subscriberId, subscriberId)

  return {
    async findProjectName(projectId: number) {
      const [found] = await db
        .select({ name: projects.name })
        .from(projects)
        .where(and(eq(projects.id, projectId), isShown))
      return found?.name ?? null
    },

    /** Returns the city in the spelling of the projects. Null if no visible project is there. */
    async findCity(name: string) {
      const [found] = await db
        .select({ city: projects.city })
        .from(projects)
        .where(and(sql`lower(${projects.city}) = lower(${name})`, isShown))
        // Sorted to return the same spelling each time, because two spellings would be two topics.
        .orderBy(asc(projects.city))
        .limit(1)
      return found?.city ?? null
    },

    async create(subscriberId: number, topic: Topic) {
      const created = await db
        .insert(subscriberTopics)
        .values({ subscriberId, ...topic })
        .onConflictDoNothing()
        .returning({ id: subscriberTopics.id })
      return created.length > 0
    },

    async createConfirmed(subscriberIds: readonly number[], confirmedAt: Date) {
      await insertAll(
        db,
        subscriberTopics,
        subscriberIds.map((subscriberId) => ({ subscriberId, confirmedAt })),
      )
    },

    /** `name` is null for all news. */
    findAll: (subscriberId: number) =>
      db
        .select({
          id: subscriberTopics.id,
          name: sql<string | null>`coalesce(${projects.name}, ${subscriberTopics.city})`,
          confirmedAt: subscriberTopics.confirmedAt,
        })
        .from(subscriberTopics)
        .leftJoin(projects, eq(projects.id, subscriberTopics.projectId))
        .where(ofSubscriber(subscriberId))
        .orderBy(asc(subscriberTopics.id)),

    async confirmAll(subscriberId: number, confirmedAt: Date) {
      const waiting = await db
        .update(subscriberTopics)
        .set({ confirmedAt })
        .where(and(ofSubscriber(subscriberId), isNull(subscriberTopics.confirmedAt)))
        .returning({ projectId: subscriberTopics.projectId })
      return waiting
    },

    async findFollower(subscriberId: number, projectIds: readonly number[]) {
      const [subscriber] = await db
        .select({ email: subscribers.email })
        .from(subscribers)
        .where(eq(subscribers.id, subscriberId))
      const followed = await db
        .select({ name: projects.name })
        .from(projects)
        .where(inArray(projects.id, [...projectIds]))
      return { email: subscriber?.email ?? null, projectNames: followed.map(({ name }) => name) }
    },

    /** Deletes all topics if `topicId` is null. Returns how many were deleted. */
    async delete(subscriberId: number, topicId: number | null) {
      const deleted = await db
        .delete(subscriberTopics)
        .where(and(ofSubscriber(subscriberId), topicId === null ? undefined : eq(subscriberTopics.id, topicId)))
        .returning({ id: subscriberTopics.id })
      return deleted.length
    },

    /** Derives the state of a subscriber from the topics. Call after every change of topics. */
    async updateState(subscriberId: number) {
      const topics = db.select({ id: subscriberTopics.id }).from(subscriberTopics).where(ofSubscriber(subscriberId))
      const firstConfirmed = db
        .select({ confirmedAt: sql`min(${subscriberTopics.confirmedAt})` })
        .from(subscriberTopics)
        .where(ofSubscriber(subscriberId))
      await db
        .update(subscribers)
        .set({ isSubscribed: sql`${exists(topics)}`, confirmedAt: sql`(${firstConfirmed})` })
        .where(eq(subscribers.id, subscriberId))
    },

    /** Whether no confirmation email was sent after `since`. The caller must hold the row lock. */
    async mayConfirm(subscriberId: number, since: Date) {
      const [found] = await db
        .select({ sentAt: subscribers.confirmationSentAt })
        .from(subscribers)
        .where(eq(subscribers.id, subscriberId))
      return found !== undefined && (found.sentAt === null || found.sentAt <= since)
    },

    async markConfirmationSent(subscriberId: number, now: Date) {
      await db.update(subscribers).set({ confirmationSentAt: now }).where(eq(subscribers.id, subscriberId))
    },

    async createLinks(links: readonly { tokenHash: string; subscriberId: number; expiresAt: Date }[]) {
      await insertAll(db, subscriptionLinks, [...links])
    },

    /** Null if the link is unknown or expired. */
    async findByToken(tokenHash: string, now: Date) {
      const [found] = await db
        .select({ subscriberId: subscriptionLinks.subscriberId })
        .from(subscriptionLinks)
        .where(
          and(eq(subscriptionLinks.tokenHash, tokenHash), sql`${subscriptionLinks.expiresAt} > ${now.toISOString()}`),
        )
      return found?.subscriberId ?? null
    },

    async deleteExpiredLinks(now: Date) {
      await db.delete(subscriptionLinks).where(lte(subscriptionLinks.expiresAt, now))
    },
  }
}
