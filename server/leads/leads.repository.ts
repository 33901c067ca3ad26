import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { appointments } from '#server/appointments/appointments.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { leadEvents, leadProjects, leads, type UndoDetails } from './leads.tables.ts'

const { searchText, nameKey, dueAt, ...columns } = getTableColumns(leads)

export type LeadValues = Omit<typeof leads.$inferSelect, 'searchText' | 'nameKey' | 'dueAt'>
export type { MergedFields, UndoDetails } from './leads.tables.ts'

type NewEvent = typeof leadEvents.$inferInsert

export const fullName = sql<string>`concat_ws(' ', ${accounts.firstName}, ${accounts.lastName})`

export function createLeadsRepository(db: Db) {
  async function findForUpdate(id: number): Promise<LeadValues | null> {
    const [found] = await db.select(columns).from(leads).where(eq(leads.id, id)).for('update')
    return found ?? null
  }

  /** Locks and returns the lead or, if it was merged, the lead that remains. */
  async function findRemaining(id: number): Promise<LeadValues | null> {
    const found = await findForUpdate(id)
    return found?.mergedIntoId == null ? found : findRemaining(found.mergedIntoId)
  }

  return {
    findForUpdate,
    findRemaining,

    async create(lead: typeof leads.$inferInsert) {
      const [created] = await db.insert(leads).values(lead).returning({ id: leads.id })
      if (!created) throw new Error('The lead was not stored.')
      return created.id
    },

    async find(id: number): Promise<LeadValues | null> {
      const [found] = await db.select(columns).from(leads).where(eq(leads.id, id))
      return found ?? null
    },

    /** Locks in order of id, so that two bulk changes cannot deadlock. Leaves out merged leads. */
    findAllForUpdate: (ids: readonly number[]): Promise<LeadValues[]> =>
      db
        .select(columns)
        .from(leads)
        .where(and(inArray(leads.id, [...ids]), isNull(leads.mergedIntoId)))
        .orderBy(leads.id)
        .for('update'),

    async update(id: number, values: Partial<LeadValues>): Promise<LeadValues> {
      const [after] = await db
        .update(leads)
        .set({ ...values, version: sql`${leads.version} + 1` })
        .where(eq(leads.id, id))
        .returning(columns)
      if (!after) throw new Error('The lead is gone.')
      return after
    },

    /** Leaves the version unchanged, because opening a lead is not an edit. */
    async markOpened(id: number, at: Date) {
      await db
        .update(leads)
        .set({ openedAt: at })
        .where(and(eq(leads.id, id), isNull(leads.openedAt)))
    },

    async addEvent(event: NewEvent) {
      const [created] = await db.insert(leadEvents).values(event).returning({ id: leadEvents.id })
      if (!created) throw new Error('The timeline entry was not stored.')
      return created.id
    },

    async findEvent(id: number) {
      const [found] = await db.select().from(leadEvents).where(eq(leadEvents.id, id))
      return found ?? null
    },

    findLeadIds: async (eventIds: readonly number[]) =>
      (
        await db
          .selectDistinct({ leadId: leadEvents.leadId })
          .from(leadEvents)
          .where(inArray(leadEvents.id, [...eventIds]))
      ).map(({ leadId }) => leadId),

    async findEventByKey(key: string) {
      const [found] = await db.select().from(leadEvents).where(eq(leadEvents.key, key))
      return found ?? null
    },

    /** `isNew` says whether the walk-in created the lead. */
    async findWalkIn(actorId: number, at: Date) {
      const { leadId, appointmentId, kind } = leadEvents
      const [found] = await db
        .select({
          leadId,
          appointmentId,
          isNew: sql<boolean>`not exists (
            select from lead_events earlier where earlier.lead_id = lead_events.lead_id and earlier.id < lead_events.id)`,
        })
        .from(leadEvents)
        .where(and(eq(kind, 'walkIn'), eq(leadEvents.actorId, actorId), eq(leadEvents.at, at)))
      return found ?? null
    },

    async updateEvent(id: number, values: Partial<NewEvent>) {
      await db.update(leadEvents).set(values).where(eq(leadEvents.id, id))
    },

    async keepUndo(eventId: number, undo: UndoDetails) {
      const details = sql`coalesce(${leadEvents.details}, '{}'::jsonb) || ${JSON.stringify({ undo })}::jsonb`
      await db.update(leadEvents).set({ details }).where(eq(leadEvents.id, eventId))
    },

    async deleteEvents(leadId: number, eventIds: readonly number[]) {
      const isOne = and(inArray(leadEvents.id, [...eventIds]), eq(leadEvents.leadId, leadId))
      await db.delete(leadEvents).where(isOne)
    },

    async moveEvents(eventIds: readonly number[], { from, to }: { from: number; to: number }) {
      if (eventIds.length === 0) return
      const isOne = and(inArray(leadEvents.id, [...eventIds]), eq(leadEvents.leadId, from))
      await db.update(leadEvents).set({ leadId: to }).where(isOne)
    },

    findEvents: (leadId: number) =>
      db
        .select({
          event: leadEvents,
          actorName: sql<string | null>`nullif(${fullName}, '')`,
          message: enquiries.message,
          interest: enquiries.interest,
          isImported: enquiries.isImported,
          enquiryProject: enquiries.projectName,
          visitProject: appointments.projectName,
          day: appointments.selectedDate,
          timeSlot: appointments.timeSlot,
        })
        .from(leadEvents)
        .leftJoin(accounts, eq(accounts.id, leadEvents.actorId))
        .leftJoin(enquiries, eq(enquiries.id, leadEvents.enquiryId))
        .leftJoin(appointments, eq(appointments.id, leadEvents.appointmentId))
        .where(eq(leadEvents.leadId, leadId))
        .orderBy(desc(leadEvents.at), desc(leadEvents.id)),

    findEventIds: async (leadId: number) =>
      (await db.select({ id: leadEvents.id }).from(leadEvents).where(eq(leadEvents.leadId, leadId))).map(
        ({ id }) => id,
      ),

    findProjects: (leadId: number) =>
      db
        .select()
        .from(leadProjects)
        .where(eq(leadProjects.leadId, leadId))
        .orderBy(desc(leadProjects.askedAt), leadProjects.projectName),

    /** A project that the lead already asked about keeps its wanted unit type, unless a new one is given. */
    async addProject(project: typeof leadProjects.$inferInsert) {
      await db
        .insert(leadProjects)
        .values(project)
        .onConflictDoUpdate({
          target: [leadProjects.leadId, leadProjects.projectName],
          set: {
            wants: sql`coalesce(excluded.wants, ${leadProjects.wants})`,
            askedAt: sql`greatest(excluded.asked_at, ${leadProjects.askedAt})`,
          },
        })
    },

    async deleteProjects(leadId: number, names: readonly string[]) {
      if (names.length === 0) return
      const isOne = and(eq(leadProjects.leadId, leadId), inArray(leadProjects.projectName, [...names]))
      await db.delete(leadProjects).where(isOne)
    },
  }
}

export type LeadsRepository = ReturnType<typeof createLeadsRepository>
