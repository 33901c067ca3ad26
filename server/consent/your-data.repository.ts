import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { LOGGED_KINDS } from '#contract/leads/leads.constants.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import { payments } from '#server/billing/billing.tables.ts'
import { brochureRequests } from '#server/catalog/brochure-requests.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { leadContacts, leadEvents, leads } from '#server/leads/leads.tables.ts'
import { subscribers, subscriberTopics } from '#server/newsletter/subscribers.tables.ts'
import { openingRequests } from '#server/setup/setup.tables.ts'
import { consents, dataLinks, dataRequests } from './consent.tables.ts'

/**
 * Finds data stored under an email address. An email proves only the address, so records that have just the person's
 * phone number are not included: anyone could enter another person's number with their own email address.
 */
export function createYourDataRepository(db: Db) {
  return {
    /** Null if no lead has this number or its lead has no email address. */
    async findEmailOfPhone(phone: string) {
      const [found] = await db
        .select({ email: leads.email })
        .from(leadContacts)
        .innerJoin(leads, eq(leads.id, leadContacts.leadId))
        .where(and(eq(leadContacts.kind, 'phone'), eq(leadContacts.value, phone), isNull(leads.mergedIntoId)))
      return found?.email ?? null
    },

    async isKnown(email: string) {
      const [found] = await rowsOf<{ isKnown: boolean }>(
        db,
        sql`select exists (select from ${enquiries} where lower(${enquiries.email}) = ${email})
          or exists (select from ${appointments} where lower(${appointments.email}) = ${email})
          or exists (select from ${leadContacts} where ${leadContacts.kind} = 'email' and ${leadContacts.value} = ${email})
          or exists (select from ${subscribers} where lower(${subscribers.email}) = ${email})
          or exists (select from ${brochureRequests} where lower(${brochureRequests.email}) = ${email})
          or exists (select from ${openingRequests} where lower(${openingRequests.email}) = ${email})
          or exists (select from ${consents} where ${consents.email} = ${email})
          or exists (select from ${accounts} where lower(${accounts.email}) = ${email}
            and ${accounts.role} in ('Customer', 'BusinessOwner')) as "isKnown"`,
      )
      return found?.isKnown ?? false
    },

    async createLink(link: typeof dataLinks.$inferInsert) {
      await db.insert(dataLinks).values(link)
    },

    async findLink(tokenHash: string, now: Date) {
      const [found] = await db
        .select({ email: dataLinks.email, expiresAt: dataLinks.expiresAt })
        .from(dataLinks)
        .where(and(eq(dataLinks.tokenHash, tokenHash), gt(dataLinks.expiresAt, now)))
      return found ?? null
    },

    async deleteLink(tokenHash: string) {
      await db.delete(dataLinks).where(eq(dataLinks.tokenHash, tokenHash))
    },

    async deleteExpiredLinks(now: Date) {
      await db.delete(dataLinks).where(lte(dataLinks.expiresAt, now))
    },

    findEnquiries: (email: string) =>
      db
        .select({
          at: enquiries.createdAt,
          name: enquiries.name,
          countryCode: enquiries.countryCode,
          mobileNumber: enquiries.mobileNumber,
          interest: enquiries.interest,
          projectName: enquiries.projectName,
          message: enquiries.message,
        })
        .from(enquiries)
        .where(sql`lower(${enquiries.email}) = ${email}`),

    findVisits: (email: string) =>
      db
        .select({
          id: appointments.id,
          at: appointments.createdAt,
          state: appointments.state,
          projectName: appointments.projectName,
          purpose: appointments.purpose,
          unitNumber: appointments.unitNumber,
          day: appointments.selectedDate,
          timeSlot: appointments.timeSlot,
          mobileNumber: appointments.mobileNumber,
        })
        .from(appointments)
        .where(sql`lower(${appointments.email}) = ${email}`),

    findBrochures: (email: string) =>
      db
        .select({ at: brochureRequests.createdAt, projectName: projects.name })
        .from(brochureRequests)
        .innerJoin(projects, eq(projects.id, brochureRequests.projectId))
        .where(sql`lower(${brochureRequests.email}) = ${email}`),

    findTopics: (email: string) =>
      db
        .select({
          id: subscriberTopics.id,
          at: subscriberTopics.createdAt,
          confirmedAt: subscriberTopics.confirmedAt,
          name: sql<string | null>`coalesce(${projects.name}, ${subscriberTopics.city})`,
        })
        .from(subscriberTopics)
        .innerJoin(subscribers, eq(subscribers.id, subscriberTopics.subscriberId))
        .leftJoin(projects, eq(projects.id, subscriberTopics.projectId))
        .where(sql`lower(${subscribers.email}) = ${email}`),

    findOpeningRequests: (email: string) =>
      db
        .select({ at: openingRequests.createdAt })
        .from(openingRequests)
        .where(sql`lower(${openingRequests.email}) = ${email}`),

    async findAccount(email: string) {
      const [found] = await db
        .select({
          id: accounts.id,
          role: accounts.role,
          at: accounts.createdAt,
          firstName: accounts.firstName,
          lastName: accounts.lastName,
        })
        .from(accounts)
        .where(and(sql`lower(${accounts.email}) = ${email}`, inArray(accounts.role, ['Customer', 'BusinessOwner'])))
      return found ?? null
    },

    findPayments: (accountId: number) =>
      db
        .select({ at: payments.createdAt, amountCents: payments.amountCents, currency: payments.currency })
        .from(payments)
        .where(eq(payments.accountId, accountId)),

    /**
     * `isOwn`: the lead has no other email address and no walk-in, and all its enquiries and visits were sent with this
     * one, so all notes are about this person.
     */
    async findOwnLeads(email: string) {
      const rows = await rowsOf<{ id: number; isOwn: boolean }>(
        db,
        sql`select lead.lead_id as id,
              not exists (select from ${leadContacts} other
                where other.lead_id = lead.lead_id and other.kind = 'email' and other.value <> ${email})
              and not exists (select from ${leadEvents} event
                left join ${enquiries} sent on sent.id = event.enquiry_id
                left join ${appointments} visit on visit.id = event.appointment_id
                where event.lead_id = lead.lead_id and (event.kind = 'walkIn'
                  or (event.enquiry_id is not null and lower(sent.email) <> ${email})
                  or (event.appointment_id is not null and lower(coalesce(visit.email, '')) <> ${email}))) as "isOwn"
            from ${leadContacts} lead where lead.kind = 'email' and lead.value = ${email} order by lead.lead_id`,
      )
      return rows
    },

    findNotes: (leadIds: readonly number[]) =>
      db
        .select({
          at: leadEvents.at,
          kind: leadEvents.kind,
          text: leadEvents.text,
          details: leadEvents.details,
          by: sql<string | null>`nullif(concat_ws(' ', ${accounts.firstName}, ${accounts.lastName}), '')`,
        })
        .from(leadEvents)
        .leftJoin(accounts, eq(accounts.id, leadEvents.actorId))
        .where(and(inArray(leadEvents.leadId, [...leadIds]), inArray(leadEvents.kind, [...LOGGED_KINDS])))
        .orderBy(leadEvents.at, leadEvents.id),

    findContacts: (leadIds: readonly number[]) =>
      db
        .select({ leadId: leadContacts.leadId, value: leadContacts.value })
        .from(leadContacts)
        .where(inArray(leadContacts.leadId, [...leadIds]))
        .orderBy(leadContacts.id),

    async findOpenRequest(email: string) {
      const [found] = await db
        .select({ dueAt: dataRequests.dueAt })
        .from(dataRequests)
        .where(and(eq(dataRequests.email, email), eq(dataRequests.state, 'open')))
      return found ?? null
    },

    /** Null if this email address already has an open request. */
    async createRequest(request: typeof dataRequests.$inferInsert) {
      const [created] = await db
        .insert(dataRequests)
        .values(request)
        .onConflictDoNothing()
        .returning({ id: dataRequests.id })
      return created?.id ?? null
    },
  }
}
