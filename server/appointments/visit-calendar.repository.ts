import { and, asc, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { leadEvents, leadProjects, leads } from '#server/leads/leads.tables.ts'
import { appointments, timeOfDayOrder } from './appointments.tables.ts'

const { projectId, projectName, selectedDate, state, timeSlot } = appointments

interface Days {
  from: string
  to: string
}

/** A project, or just the name of a permanently deleted one. */
export interface ProjectRef {
  id: number | null
  name: string
}

export function createVisitCalendarRepository(db: Db) {
  const isIn = ({ from, to }: Days) => and(gte(selectedDate, from), lte(selectedDate, to), ne(state, 'cancelled'))

  return {
    countByDay: (days: Days) =>
      db
        .select({ projectId, projectName, day: selectedDate, count: sql<number>`count(*)::int` })
        .from(appointments)
        .where(isIn(days))
        .groupBy(projectId, projectName, selectedDate),

    /** On each day, visits without a slot come last. */
    find: (days: Days, project: ProjectRef | null, limit: number) =>
      db
        .select({
          id: appointments.id,
          sequence: appointments.sequence,
          projectName,
          day: selectedDate,
          timeSlot,
          state,
          purpose: appointments.purpose,
          unitNumber: appointments.unitNumber,
          mobileNumber: appointments.mobileNumber,
          email: appointments.email,
        })
        .from(appointments)
        .where(and(isIn(days), project === null ? undefined : isOf(project)))
        .orderBy(selectedDate, timeOfDayOrder(timeSlot), appointments.id)
        .limit(limit),

    async isBooked(leadId: number, ofProject: number, at: { selectedDate: string; timeSlot: string }) {
      const found = await db
        .select({ id: appointments.id })
        .from(leadEvents)
        .innerJoin(appointments, eq(appointments.id, leadEvents.appointmentId))
        .where(
          and(
            eq(leadEvents.leadId, leadId),
            eq(projectId, ofProject),
            eq(selectedDate, at.selectedDate),
            eq(timeSlot, at.timeSlot),
            eq(state, 'booked'),
          ),
        )
        .limit(1)
      return found.length > 0
    },

    /** Finds the lead of each visit, and the unit type that the lead wants in the visited project. */
    findLeads: (appointmentIds: readonly number[]) =>
      db
        .selectDistinctOn([leadEvents.appointmentId], {
          appointmentId: leadEvents.appointmentId,
          id: leads.id,
          name: leads.name,
          ownerId: leads.ownerId,
          wants: leadProjects.wants,
        })
        .from(leadEvents)
        .innerJoin(appointments, eq(appointments.id, leadEvents.appointmentId))
        .innerJoin(leads, eq(leads.id, leadEvents.leadId))
        .leftJoin(
          leadProjects,
          and(eq(leadProjects.leadId, leads.id), eq(leadProjects.projectName, appointments.projectName)),
        )
        .where(inArray(leadEvents.appointmentId, [...appointmentIds]))
        .orderBy(leadEvents.appointmentId, asc(leadEvents.id)),
  }
}

/**
 * A visit whose project was permanently deleted is found by the stored name, even if another project has this name now.
 */
function isOf({ id, name }: ProjectRef) {
  const isNamed = and(isNull(projectId), eq(projectName, name))
  return id === null ? isNamed : or(eq(projectId, id), isNamed)
}
