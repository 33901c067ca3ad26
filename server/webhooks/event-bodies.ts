import { asc, eq } from 'drizzle-orm'
import { CATEGORIES } from '#contract/catalog/catalog.constants.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { topicsMessages } from '#contract/newsletter/topics.messages.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { leadEvents, leadProjects, leads } from '#server/leads/leads.tables.ts'
import { subscribers, subscriberTopics } from '#server/newsletter/subscribers.tables.ts'

// docs/webhooks.md documents these bodies. Fields may be added, but never renamed or removed.

export async function leadBody(db: Db, leadId: number) {
  const [found] = await db
    .select({ lead: leads, firstName: accounts.firstName, lastName: accounts.lastName, ownerEmail: accounts.email })
    .from(leads)
    .leftJoin(accounts, eq(accounts.id, leads.ownerId))
    .where(eq(leads.id, leadId))
  if (!found) throw new Error('The lead of an event does not exist.')
  const { lead, firstName, lastName, ownerEmail } = found
  const wanted = await db
    .select({ name: leadProjects.projectName, wants: leadProjects.wants })
    .from(leadProjects)
    .where(eq(leadProjects.leadId, leadId))
    .orderBy(asc(leadProjects.askedAt), asc(leadProjects.projectName))
  return {
    id: lead.id,
    name: lead.name,
    phone: lead.phone,
    email: lead.email,
    state: lead.state,
    lostReason: lead.lostReason,
    source: lead.source,
    ownerId: lead.ownerId,
    ownerName: [firstName, lastName].filter(Boolean).join(' ') || null,
    ownerEmail,
    nextStep: lead.nextStep,
    nextStepAt: lead.nextStepAt?.toISOString() ?? null,
    projects: wanted,
    createdAt: lead.createdAt.toISOString(),
  }
}

export async function visitBody(db: Db, appointmentId: number) {
  const [visit] = await db.select().from(appointments).where(eq(appointments.id, appointmentId))
  if (!visit) throw new Error('The visit of an event does not exist.')
  const [lead] = await db
    .select({ id: leadEvents.leadId })
    .from(leadEvents)
    .where(eq(leadEvents.appointmentId, appointmentId))
    .limit(1)
  return {
    id: visit.id,
    leadId: lead?.id ?? null,
    projectName: visit.projectName,
    date: visit.selectedDate,
    timeSlot: visit.timeSlot,
    purpose: visit.purpose,
    customerType: visit.customerType,
    tower: visit.tower,
    unitNumber: visit.unitNumber,
    phone: visit.mobileNumber,
    email: visit.email,
    createdAt: visit.createdAt.toISOString(),
  }
}

export async function subscriberBody(db: Db, subscriberId: number) {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, subscriberId))
  if (!subscriber) throw new Error('The subscriber of an event does not exist.')
  const topics = await db
    .select({ project: projects.name, city: subscriberTopics.city })
    .from(subscriberTopics)
    .leftJoin(projects, eq(projects.id, subscriberTopics.projectId))
    .where(eq(subscriberTopics.subscriberId, subscriberId))
    .orderBy(asc(subscriberTopics.id))
  return {
    id: subscriber.id,
    email: subscriber.email,
    topics: topics.map(({ project, city }) => project ?? city ?? topicsMessages.allNews),
    confirmedAt: subscriber.confirmedAt?.toISOString() ?? null,
  }
}

export async function projectBody(db: Db, projectId: number) {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId))
  if (!project) throw new Error('The project of an event does not exist.')
  const category = CATEGORIES.find(({ id }) => id === project.categoryId)?.name ?? ''
  return {
    id: project.id,
    name: project.name,
    category,
    status: project.status,
    city: project.city,
    state: project.state,
    reraNumber: project.reraNumber,
    path: projectAddress({ categoryName: category, routingName: project.routingName }),
  }
}
