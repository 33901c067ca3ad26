import { RETENTION_ID, RETENTION_KINDS, type RetentionKind } from '#contract/consent/consent.constants.ts'
import type { Retention, RetentionDraft } from '#contract/consent/consent.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { createRetentionRepository } from './retention.repository.ts'
import { cutoffOf } from './retention-periods.ts'

export function createRetentionService({ db, write }: { db: Db; write: Write }) {
  async function read(): Promise<Retention> {
    const retention = createRetentionRepository(db)
    const version = (await retention.find())?.version ?? 0
    return { ...(await retention.findPeriods()), version, runs: await retention.findRuns() }
  }

  return {
    read,

    async save({ version, ...periods }: RetentionDraft, actor: Actor) {
      await write(async (change) => {
        const retention = createRetentionRepository(change.db)
        await retention.lock()
        const before = await retention.find()
        requireUnchanged(version, before ?? { version: 0 })
        const after = await retention.store(periods)
        change.audit({
          actor,
          action: 'update',
          entity: 'retention',
          entityId: RETENTION_ID,
          before: before?.periods ?? null,
          after: after.periods,
        })
        // The contact form says how long enquiries are kept, so cached pages must be rendered again.
        change.contentChanged()
      })
      return read()
    },

    run: (now: Date) =>
      write(async (change) => {
        const retention = createRetentionRepository(change.db)
        const day = siteDay(now)
        if (!(await retention.claimRun(day))) return
        const periods = await retention.findPeriods()
        const removed: Partial<Record<RetentionKind, number>> = {}
        for (const kind of RETENTION_KINDS) {
          const before = cutoffOf(kind, now, periods)
          const count = before === null ? 0 : await retention.deleteBefore(kind, before)
          if (count > 0) removed[kind] = count
        }
        await retention.storeRun(day, removed)
        if (Object.keys(removed).length === 0) return
        change.audit({ actor: null, action: 'clean-up', entity: 'retention', entityId: RETENTION_ID, after: removed })
      }),
  }
}
