import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { KnownLead } from '#contract/leads/leads.schema.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { leadEvents } from './leads.tables.ts'

export async function findLastVisit(db: Db, leadId: number): Promise<KnownLead['lastVisit']> {
  const { id, projectName, selectedDate, state } = appointments
  const [visit] = await db
    .select({ projectName, day: selectedDate })
    .from(leadEvents)
    .innerJoin(appointments, eq(id, leadEvents.appointmentId))
    .where(and(eq(leadEvents.leadId, leadId), eq(state, 'came'), isNotNull(selectedDate)))
    .orderBy(desc(selectedDate), desc(id))
    .limit(1)
  return visit?.day ? { projectName: visit.projectName, day: visit.day } : null
}
