import { VISIT_DAYS_AHEAD } from '#contract/appointments/appointments.constants.ts'
import { siteMidnight } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import type { Change } from '#server/db/write.ts'
import type { ComposedMail, MailSite } from '#server/mail/mail-layout.ts'
import { isClosedAddress, queueSecretMail } from '#server/mail/mail-queue.ts'
import type { MailedVisit } from '#server/mail/visit.mails.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import type { AppointmentRow } from './appointments.repository.ts'
import { createVisitsRepository } from './visits.repository.ts'

const DAY_MS = 24 * 60 * 60_000

/** For this many days after the visit, its link opens a page that says the visit is over. */
const DAYS_AFTER_VISIT = 90

type MailOf = (visit: MailedVisit, site: MailSite) => ComposedMail

interface Sending {
  mailOf: MailOf
  site: MailSite
  now: Date
  /** The latest time to send the email; by default the expiry of its link. */
  notAfter?: Date
}

/** False if there is no email address, or only the placeholder of a closed account. */
export function isMailable(visit: AppointmentRow): visit is AppointmentRow & { email: string } {
  return visit.email !== null && !isClosedAddress(visit.email)
}

/**
 * Queues an email with a new link to the visit. An earlier link cannot be sent again, because only its hash is stored.
 */
export async function mailVisitor(change: Change, visit: AppointmentRow, { mailOf, site, now, notAfter }: Sending) {
  if (!isMailable(visit)) return
  const { token, expiresAt } = await createVisitLink(change.db, visit, now)
  const location = await locationOf(createVisitsRepository(change.db), visit)
  const mail = mailOf({ ...visit, token, location, changedAt: now }, site)
  await queueSecretMail(change, mail, notAfter ?? expiresAt)
}

export async function createVisitLink(db: Db, visit: AppointmentRow, now: Date) {
  const token = newToken()
  const expiresAt = expiryOf(visit, now)
  await createVisitsRepository(db).createLink({ tokenHash: hashOfToken(token), appointmentId: visit.id, expiresAt })
  return { token, expiresAt }
}

/** A visit without a date counts as one on the last day that can be booked. */
function expiryOf({ selectedDate }: AppointmentRow, now: Date) {
  const from =
    selectedDate === null ? now.getTime() + VISIT_DAYS_AHEAD * DAY_MS : Date.parse(siteMidnight(selectedDate))
  return new Date(from + DAYS_AFTER_VISIT * DAY_MS)
}

export async function locationOf(visits: ReturnType<typeof createVisitsRepository>, visit: AppointmentRow) {
  const place = await visits.findPlace(visit.projectId)
  if (!place) return null
  const { address, city } = place
  // Most postal addresses already contain the city.
  const isNamed = address.toLowerCase().split(/,\s*/).includes(city.toLowerCase())
  return [visit.projectName, address, !isNamed && city].filter(Boolean).join(', ')
}
