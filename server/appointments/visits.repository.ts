import { and, eq, getTableColumns, gt, gte, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { SlotTime, TakenPlaces } from '#contract/appointments/visit-rules.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import type { AppointmentRow } from './appointments.repository.ts'
import { appointments, visitLinks } from './appointments.tables.ts'

const { searchText, ...columns } = getTableColumns(appointments)
const { projectId, selectedDate, timeSlot, state } = columns

export type VisitChange = Partial<
  Pick<AppointmentRow, 'selectedDate' | 'timeSlot' | 'state' | 'sequence' | 'cancelReason' | 'remindedAt'>
>

export function createVisitsRepository(db: Db) {
  return {
    async lockSlot(project: number, { day, timeSlot: slot }: SlotTime) {
      const key = `visit slot ${project} ${day} ${slot}`
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    },

    async countTaken(project: number, { from, to }: { from: string; to: string }): Promise<Map<string, TakenPlaces>> {
      const rows = await db
        .select({ day: selectedDate, timeSlot, count: sql<number>`count(*)::int` })
        .from(appointments)
        .where(and(eq(projectId, project), ne(state, 'cancelled'), gte(selectedDate, from), lte(selectedDate, to)))
        .groupBy(selectedDate, timeSlot)
      const byDay = Map.groupBy(rows, ({ day }) => day ?? '')
      return new Map(
        [...byDay].map(([day, slots]) => [day, new Map(slots.map((slot) => [slot.timeSlot ?? '', slot.count]))]),
      )
    },

    async countBooked(project: number | null, from: string) {
      const rows = await db
        .select({ day: selectedDate, timeSlot, count: sql<number>`count(*)::int` })
        .from(appointments)
        .where(and(project === null ? undefined : eq(projectId, project), eq(state, 'booked'), gte(selectedDate, from)))
        .groupBy(selectedDate, timeSlot)
      return rows.map(({ day, ...booked }) => ({ ...booked, day: day ?? '' }))
    },

    async findForUpdate(id: number): Promise<AppointmentRow | null> {
      const [found] = await db.select(columns).from(appointments).where(eq(columns.id, id)).for('update')
      return found ?? null
    },

    async findIdByToken(tokenHash: string, now: Date): Promise<number | null> {
      const [found] = await db
        .select({ id: visitLinks.appointmentId })
        .from(visitLinks)
        .where(and(eq(visitLinks.tokenHash, tokenHash), gt(visitLinks.expiresAt, now)))
      return found?.id ?? null
    },

    async find(id: number): Promise<AppointmentRow | null> {
      const [found] = await db.select(columns).from(appointments).where(eq(columns.id, id))
      return found ?? null
    },

    async update(id: number, values: VisitChange): Promise<AppointmentRow> {
      const [updated] = await db.update(appointments).set(values).where(eq(columns.id, id)).returning(columns)
      if (!updated) throw new Error('The visit is gone.')
      return updated
    },

    findUnreminded: (day: string) =>
      db
        .select({ id: columns.id, projectId })
        .from(appointments)
        .where(and(eq(selectedDate, day), eq(state, 'booked'), isNull(columns.remindedAt), isNotNull(columns.email)))
        .orderBy(columns.id),

    /** Marks visits as reminded, and returns only those that still needed a reminder, so that no visitor gets two. */
    claimReminders: (ids: readonly number[], day: string, now: Date): Promise<AppointmentRow[]> =>
      db
        .update(appointments)
        .set({ remindedAt: now })
        .where(
          and(inArray(columns.id, [...ids]), eq(selectedDate, day), eq(state, 'booked'), isNull(columns.remindedAt)),
        )
        .returning(columns),

    /** Null once the project is permanently deleted. */
    async findPlace(project: number | null) {
      if (project === null) return null
      const [found] = await db
        .select({ address: projects.address, city: projects.city })
        .from(projects)
        .where(eq(projects.id, project))
      return found ?? null
    },

    /** Whether the booking was confirmed by email: its link was stored in the same transaction, at the same time. */
    async isConfirmedByMail(id: number) {
      const links = await db
        .select({ id: columns.id })
        .from(visitLinks)
        .innerJoin(
          appointments,
          and(eq(columns.id, visitLinks.appointmentId), eq(columns.createdAt, visitLinks.createdAt)),
        )
        .where(eq(columns.id, id))
        .limit(1)
      return links.length > 0
    },

    createLink: async (link: typeof visitLinks.$inferInsert) => void (await db.insert(visitLinks).values(link)),

    deleteExpiredLinks: async (now: Date) => void (await db.delete(visitLinks).where(lte(visitLinks.expiresAt, now))),
  }
}
