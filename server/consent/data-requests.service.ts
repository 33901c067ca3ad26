import { consentMessages as messages } from '#contract/consent/consent.messages.ts'
import type { DataRequest, Erasure, Refusal } from '#contract/consent/consent.schema.ts'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { erasureDone, erasureRefused } from '#server/mail/consent.mails.ts'
import { eraseFromOutbox } from '#server/mail/erase-outbox.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueLastMail, queueMail } from '#server/mail/mail-queue.ts'
import { queueOrphanCheck } from '#server/uploads/upload-jobs.ts'
import { createDataRequestsRepository } from './data-requests.repository.ts'
import type { ErasureList } from './erasure-list.ts'
import { findPerson } from './person.ts'
import { erasePerson } from './personal-tables.ts'
import { createYourDataRepository } from './your-data.repository.ts'

interface Deps {
  db: Db
  write: Write
  erasureList: ErasureList
  outbox: string
  site: MailSite
  now?: () => Date
}

export function createDataRequestsService({ db, write, erasureList, outbox, site, now = () => new Date() }: Deps) {
  async function requireOpen(tx: Db, id: number) {
    const request = await createDataRequestsRepository(tx).findLocked(id)
    if (!request) throw new AppError('notFound', messages.requestUnknown)
    if (request.state !== 'open' || request.email === null) throw new AppError('conflict', messages.alreadyDecided)
    return { ...request, email: request.email }
  }

  return {
    async list(): Promise<DataRequest[]> {
      const listed: DataRequest[] = []
      for (const request of await createDataRequestsRepository(db).findAll()) {
        const { id, email, withAccount, state, createdAt, dueAt, decidedAt, reason, removed } = request
        const found = state === 'open' && email !== null ? await contactsOf(db, email) : { contacts: [], leadIds: [] }
        listed.push({
          id,
          email,
          withAccount,
          state,
          requestedAt: createdAt.toISOString(),
          dueAt: dueAt.toISOString(),
          decidedAt: decidedAt?.toISOString() ?? null,
          reason,
          removed,
          ...found,
        })
      }
      return listed
    },

    /**
     * Erases the records stored under the email address of the request and the other given contacts and, if the person
     * asked for it, the account of a customer. Payments are kept.
     */
    async carryOut({ id, contacts }: Erasure, actor: Actor) {
      const hashOf = await erasureList.hasher()
      const { person, erased } = await write(async (change) => {
        const { email, withAccount } = await requireOpen(change.db, id)
        const known = new Set((await contactsOf(change.db, email)).contacts.map(({ value }) => value))
        if (contacts.some((contact) => !known.has(contact))) throw new AppError('invalid', messages.contactUnknown)
        const all = [...new Set([email, ...contacts])]
        const erasedAt = now()
        const account = await createYourDataRepository(change.db).findAccount(email)
        const hasPayments =
          account !== null && (await createYourDataRepository(change.db).findPayments(account.id)).length > 0
        const person = await findPerson(change.db, {
          emails: all.filter((contact) => contact.includes('@')),
          phones: all.filter((contact) => !contact.includes('@')),
          withAccount,
        })
        const removed = await erasePerson(change.db, person, erasedAt)
        for (const name of person.profileImages)
          queueOrphanCheck(change, { folder: UPLOAD_FOLDER.images, name }, erasedAt)
        const requests = createDataRequestsRepository(change.db)
        await requests.update(id, { email: null, state: 'done', decidedAt: erasedAt, removed })
        const rows = all.map((contact) => ({ hash: hashOf(contact), erasedAt, withAccount }))
        await requests.addErasures(rows)
        const subject = messages.requestNumber(id)
        change.audit({ actor, action: 'erase', entity: 'data-request', entityId: id, subject, after: removed })
        const keepsAccount = account !== null && !(withAccount && account.role === 'Customer')
        const keepsShared = [...known].some((contact) => !contact.includes('@') && !all.includes(contact))
        await queueLastMail(change, erasureDone({ to: email, keepsAccount, keepsShared, hasPayments }, site))
        return { person, erased: rows }
      })
      await erasureList.add(erased.map((row) => ({ ...row, erasedAt: row.erasedAt.toISOString() })))
      await eraseFromOutbox(outbox, person.mailTraces)
    },

    refuse: ({ id, reason }: Refusal, actor: Actor) =>
      write(async (change) => {
        const { email } = await requireOpen(change.db, id)
        const values = { state: 'refused' as const, reason, decidedAt: now() }
        await createDataRequestsRepository(change.db).update(id, values)
        const subject = messages.requestNumber(id)
        change.audit({ actor, action: 'refuse', entity: 'data-request', entityId: id, subject, after: { reason } })
        await queueMail(change, erasureRefused({ to: email, reason }, site))
      }),
  }
}

/**
 * Returns the contacts that may belong to the person of a request: those of the leads with this email address, and the
 * numbers entered with it. `isShared` marks a contact that was also used without the email address, because it may
 * belong to another person.
 */
async function contactsOf(db: Db, email: string) {
  const data = createYourDataRepository(db)
  const leads = await data.findOwnLeads(email)
  const inLeads = leads.length === 0 ? [] : await data.findContacts(leads.map(({ id }) => id))
  const own = new Set(leads.flatMap(({ id, isOwn }) => (isOwn ? [id] : [])))
  const contacts = new Map<string, boolean>([[email, false]])
  for (const { leadId, value } of inLeads) if (value !== email) contacts.set(value, !own.has(leadId))
  const enquiries = await data.findEnquiries(email)
  const visits = (await data.findVisits(email)).map((visit) => ({ ...visit, countryCode: null }))
  for (const { countryCode, mobileNumber } of [...enquiries, ...visits]) {
    const phone = normalisedPhone(countryCode, mobileNumber)
    // A number that is in none of these leads belongs to another lead, so another person may have entered it too.
    if (phone !== null && !contacts.has(phone)) contacts.set(phone, true)
  }
  return {
    contacts: [...contacts].map(([value, isShared]) => ({ value, isShared })),
    leadIds: leads.map(({ id }) => id),
  }
}
