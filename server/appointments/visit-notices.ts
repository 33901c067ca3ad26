import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Data } from '#server/data.ts'
import type { Db } from '#server/db/connection.ts'
import type { Change } from '#server/db/write.ts'
import { leadEvents } from '#server/leads/leads.tables.ts'
import { restoreLead } from '#server/leads/take-back-visit.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { visitCancelled, visitMoved } from '#server/mail/visit.mails.ts'
import type { AppointmentRow } from './appointments.repository.ts'
import { mailVisitor } from './visit-link.ts'
import { visitNotices } from './visit-notices.tables.ts'
import { createVisitsRepository } from './visits.repository.ts'

const QUEUE = 'visit-notice'

/** How long the email about a change by staff is delayed, so that the change can be undone. */
const DELAY_MS = 20_000

interface Notice {
  visitId: number
  /** The send time set by the last change; jobs of earlier changes do nothing. */
  sendAt: string
}

export function registerVisitNotices(
  { jobs, write }: Pick<Data, 'jobs' | 'write'>,
  site: MailSite,
  now = () => new Date(),
) {
  jobs.register<Notice>(QUEUE, ({ visitId, sendAt }) =>
    write(async (change) => {
      const isLast = and(eq(visitNotices.appointmentId, visitId), eq(visitNotices.sendAt, new Date(sendAt)))
      // Locks the visit before the notice, in the same order as a change does, to avoid a deadlock.
      const visit = await createVisitsRepository(change.db).findForUpdate(visitId)
      const [notice] = await change.db.delete(visitNotices).where(isLast).returning()
      if (!visit || !notice || isAsTold(visit, notice)) return
      const mailOf = visit.state === 'cancelled' ? visitCancelled : visitMoved
      await mailVisitor(change, visit, { mailOf, site, now: now() })
    }),
  )
}

/**
 * Queues the delayed email about a change by staff. Returns false, and drops the email, if the visit is back in the
 * state that the visitor knows. Call in the transaction that changes the visit.
 */
export async function noticeLater(change: Change, before: AppointmentRow, after: AppointmentRow, now: Date) {
  const sendAt = new Date(now.getTime() + DELAY_MS)
  const undo = { undoDate: before.selectedDate, undoSlot: before.timeSlot, undoState: before.state }
  const [notice] = await change.db
    .insert(visitNotices)
    .values({
      appointmentId: before.id,
      toldDate: before.selectedDate,
      toldSlot: before.timeSlot,
      toldState: before.state,
      ...undo,
      sendAt,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: visitNotices.appointmentId, set: { ...undo, sendAt } })
    .returning()
  if (notice && isAsTold(after, notice)) {
    await forget(change, notice)
    return false
  }
  const job: Notice = { visitId: before.id, sendAt: sendAt.toISOString() }
  change.enqueue(QUEUE, job, { startAfter: sendAt })
  return true
}

/** Returns the state that an undo restores. Null if no email about the visit is delayed. */
export async function findStateBeforeChange(db: Db, visitId: number) {
  const [notice] = await db.select().from(visitNotices).where(eq(visitNotices.appointmentId, visitId))
  return notice ? { selectedDate: notice.undoDate, timeSlot: notice.undoSlot, state: notice.undoState } : null
}

/**
 * Deletes the notice and restores the lead. Also deletes the undone changes from the timeline, because the visitor was
 * never told of them.
 */
async function forget(change: Change, { appointmentId, createdAt }: typeof visitNotices.$inferSelect) {
  const { db } = change
  await db.delete(visitNotices).where(eq(visitNotices.appointmentId, appointmentId))
  const undone = await db
    .delete(leadEvents)
    .where(
      and(
        eq(leadEvents.appointmentId, appointmentId),
        inArray(leadEvents.kind, ['visitMoved', 'visitCancelled']),
        gte(leadEvents.at, createdAt),
      ),
    )
    .returning()
  const [first] = undone.filter(({ details }) => details?.lead).toSorted((one, other) => one.id - other.id)
  if (first) await restoreLead(change, first)
}

type Told = Pick<typeof visitNotices.$inferSelect, 'toldDate' | 'toldSlot' | 'toldState'>

function isAsTold({ selectedDate, timeSlot, state }: AppointmentRow, { toldDate, toldSlot, toldState }: Told) {
  return selectedDate === toldDate && timeSlot === toldSlot && (state === 'cancelled') === (toldState === 'cancelled')
}
