import { appointments } from '#server/appointments/appointments.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { leads } from '#server/leads/leads.tables.ts'
import { mediaItems } from '#server/media/media.tables.ts'
import { subscribers } from '#server/newsletter/subscribers.tables.ts'
import { testimonials } from '#server/testimonials/testimonials.tables.ts'

/** Counts all records. After the demo is removed, only the company's own remain. */
export function createOwnRecordsRepository(db: Db) {
  return {
    async count() {
      return {
        projects: await db.$count(projects),
        media: (await db.$count(mediaItems)) + (await db.$count(testimonials)),
        visitors:
          (await db.$count(enquiries)) +
          (await db.$count(appointments)) +
          (await db.$count(leads)) +
          (await db.$count(subscribers)),
        accounts: await db.$count(accounts),
      }
    },
  }
}
