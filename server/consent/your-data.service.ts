import { DATA_LINK_MINUTES, ERASURE_DAYS, RECEIPTS_KEPT_YEARS } from '#contract/consent/consent.constants.ts'
import { consentMessages as messages } from '#contract/consent/consent.messages.ts'
import type {
  ConsentChange,
  DataLink,
  DataLinkRequest,
  DataTopic,
  DataVisit,
  ErasureRequest,
  Held,
  PersonalData,
} from '#contract/consent/consent.schema.ts'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import { topicsMessages } from '#contract/newsletter/topics.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { isOver } from '#server/appointments/change-visit.ts'
import type { OwnVisitsService } from '#server/appointments/own-visits.service.ts'
import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { dataLinkMail, erasureAsked, erasureMail } from '#server/mail/consent.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail, queueSecretMail } from '#server/mail/mail-queue.ts'
import type { SubscriptionService } from '#server/newsletter/subscription.service.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { createConsentsRepository } from './consents.repository.ts'
import { latestConsents } from './latest-consents.ts'
import { recordConsents } from './record-consents.ts'
import { createRetentionRepository } from './retention.repository.ts'
import { lastDay } from './retention-periods.ts'
import { createYourDataRepository } from './your-data.repository.ts'

interface Deps {
  db: Db
  write: Write
  rateLimits: Pick<RateLimitsService, 'spendOnForm' | 'mayMail'>
  subscription: Pick<SubscriptionService, 'leaveByEmail'>
  ownVisits: OwnVisitsService
  site: MailSite
  now?: () => Date
}

const DAY_MS = 86_400_000

/** No response reveals whether a contact is known. */
export function createYourDataService(deps: Deps) {
  const { db, write, rateLimits, subscription, ownVisits, site, now = () => new Date() } = deps

  async function requireLink(tx: Db, token: string) {
    const link = await createYourDataRepository(tx).findLink(hashOfToken(token), now())
    if (!link) throw new AppError('notFound', messages.linkOver)
    return link
  }

  return {
    async requestLink({ contact }: DataLinkRequest, visitorAddress: string) {
      await rateLimits.spendOnForm('your-data', visitorAddress)
      const data = createYourDataRepository(db)
      const phone = contact.includes('@') ? null : normalisedPhone(null, contact)
      const email = phone === null ? contact.toLowerCase() : await data.findEmailOfPhone(phone)
      if (email === null || !(await data.isKnown(email))) return
      await write(async (change) => {
        if (!(await rateLimits.mayMail(change.db, email))) return
        const token = newToken()
        const expiresAt = new Date(now().getTime() + DATA_LINK_MINUTES * 60_000)
        await createYourDataRepository(change.db).createLink({ tokenHash: hashOfToken(token), email, expiresAt })
        change.audit({ actor: null, action: 'create', entity: 'data-link', entityId: null })
        await queueSecretMail(change, dataLinkMail({ to: email, token }, site), expiresAt)
      })
    },

    async read({ token }: DataLink): Promise<PersonalData> {
      const { email, expiresAt } = await requireLink(db, token)
      const data = createYourDataRepository(db)
      const [enquiries, visits, account] = [
        await data.findEnquiries(email),
        await data.findVisits(email),
        await data.findAccount(email),
      ]
      const payments = account ? await data.findPayments(account.id) : []
      const request = await data.findOpenRequest(email)
      const lastPayment = payments.reduce<Date | null>((last, { at }) => (last && last > at ? last : at), null)
      return {
        email,
        names: [
          ...new Set([
            ...enquiries.map(({ name }) => name),
            ...(account ? [[account.firstName, account.lastName].filter(Boolean).join(' ')] : []),
          ]),
        ],
        phones: [
          ...new Set(
            [...enquiries, ...visits.map((visit) => ({ ...visit, countryCode: null }))].flatMap(
              ({ countryCode, mobileNumber }) => normalisedPhone(countryCode, mobileNumber) ?? [],
            ),
          ),
        ],
        held: await heldOf(email, { enquiries, visits, account, payments }),
        consents: latestConsents(await createConsentsRepository(db).findByEmail(email)),
        expiresAt: expiresAt.toISOString(),
        erasureDueAt: request?.dueAt.toISOString() ?? null,
        hasAccount: account?.role === 'Customer',
        paymentsKeptUntil: lastPayment && endOfReceipts(lastPayment),
      }
    },

    close: ({ token }: DataLink) =>
      write(async (change) => createYourDataRepository(change.db).deleteLink(hashOfToken(token))),

    change: ({ token, purpose, projectName, isGiven }: ConsentChange) =>
      write(async (change) => {
        const { email } = await requireLink(change.db, token)
        const decisions = { [purpose]: isGiven }
        await recordConsents(change.db, { email, form: 'yourData', decisions, projectName, at: now() })
        const action = isGiven ? 'give' : 'withdraw'
        change.audit({ actor: null, action, entity: 'consent', entityId: null, subject: purpose })
      }),

    leaveTopic: ({ token, topicId }: DataTopic) =>
      write(async (change) => {
        const { email } = await requireLink(change.db, token)
        const topics = await createYourDataRepository(change.db).findTopics(email)
        if (topics.some(({ id }) => id === topicId)) await subscription.leaveByEmail(change, email, topicId)
      }),

    /** Returns the token of a new link to the visit. The link to the data has already proved the email address. */
    async openVisit({ token, visitId }: DataVisit) {
      const { email } = await requireLink(db, token)
      return ownVisits.open(visitId, { email, isEmailVerified: true })
    },

    requestErasure: ({ token, withAccount }: ErasureRequest) =>
      write(async (change) => {
        const { email } = await requireLink(change.db, token)
        const dueAt = new Date(now().getTime() + ERASURE_DAYS * DAY_MS)
        const id = await createYourDataRepository(change.db).createRequest({
          email,
          withAccount,
          dueAt,
          createdAt: now(),
        })
        if (id === null) return
        const subject = messages.requestNumber(id)
        change.audit({ actor: null, action: 'create', entity: 'data-request', entityId: id, subject })
        await queueMail(change, erasureAsked({ to: email, dueAt }, site))
        await queueMail(change, erasureMail({ id, dueAt }, site))
      }),
  }

  async function heldOf(email: string, found: Found): Promise<Held[]> {
    const data = createYourDataRepository(db)
    const periods = await createRetentionRepository(db).findPeriods()
    const own = (await data.findOwnLeads(email)).flatMap(({ id, isOwn }) => (isOwn ? [id] : []))
    const notes = own.length === 0 ? [] : await data.findNotes(own)
    const entry = (kind: Held['kind'], at: Date, values: Partial<Held>): Held => ({
      ...NOTHING,
      kind,
      at: at.toISOString(),
      ...values,
    })
    return [
      ...found.enquiries.map(({ at, projectName, interest, message }) =>
        entry('enquiry', at, {
          about: projectName ?? interest,
          text: message,
          keptUntil: lastDay('enquiries', at, periods),
        }),
      ),
      ...found.visits.map(({ id, at, state, projectName, purpose, unitNumber, day, timeSlot }) =>
        entry('visit', at, {
          about: projectName,
          text: [purpose, unitNumber].filter(Boolean).join(', ') || null,
          day,
          timeSlot,
          visitState: state,
          visitId: state === 'booked' && !isOver({ selectedDate: day, timeSlot }, now()) ? id : null,
          keptUntil: lastDay('visits', day === null ? at : new Date(day), periods),
        }),
      ),
      ...notes.map(({ at, kind, text, details, by }) =>
        entry('note', at, { about: kind, text, by, result: details?.result ?? null }),
      ),
      ...(await data.findBrochures(email)).map(({ at, projectName }) =>
        entry('brochure', at, { about: projectName, keptUntil: lastDay('brochures', at, periods) }),
      ),
      ...(await data.findTopics(email)).map(({ id, at, name, confirmedAt }) =>
        entry('topic', at, { about: name ?? topicsMessages.allNews, topicId: id, isConfirmed: confirmedAt !== null }),
      ),
      ...(await data.findOpeningRequests(email)).map(({ at }) => entry('opening', at, {})),
      ...(found.account ? [entry('account', found.account.at, { about: found.account.role })] : []),
      ...found.payments.map(({ at, amountCents, currency }) =>
        entry('payment', at, {
          text: `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`,
          keptUntil: endOfReceipts(at),
        }),
      ),
    ].sort((one, other) => one.at.localeCompare(other.at))
  }
}

type Repository = ReturnType<typeof createYourDataRepository>

interface Found {
  enquiries: Awaited<ReturnType<Repository['findEnquiries']>>
  visits: Awaited<ReturnType<Repository['findVisits']>>
  account: Awaited<ReturnType<Repository['findAccount']>>
  payments: Awaited<ReturnType<Repository['findPayments']>>
}

const NOTHING = {
  about: null,
  text: null,
  result: null,
  by: null,
  day: null,
  timeSlot: null,
  visitState: null,
  visitId: null,
  topicId: null,
  isConfirmed: null,
  keptUntil: null,
}

/** Financial years end on 31 March. */
function endOfReceipts(paidAt: Date) {
  const [year = 0, month = 0] = siteDay(paidAt).split('-').map(Number)
  return `${(month > 3 ? year + 1 : year) + RECEIPTS_KEPT_YEARS}-03-31`
}
