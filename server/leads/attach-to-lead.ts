import type { LeadSource, LeadState } from '#contract/leads/leads.constants.ts'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import type { Change } from '#server/db/write.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { recordEvent, recordLeadChange } from '#server/webhooks/record-event.ts'
import { nextRoundRobinOwner } from './assignment.ts'
import { createLeadContactsRepository, type NewContact } from './lead-contacts.repository.ts'
import { createLeadsRepository, type LeadValues } from './leads.repository.ts'
import { tellOwner } from './tell-owner.ts'

/** One contact of a person with the company: a form that was sent, a confirmed follow, or a walk-in visit. */
export interface Arrival {
  kind: 'enquiry' | 'visit' | 'brochure' | 'follow' | 'walkIn'
  source: LeadSource
  /**
   * What brought the visitor to the site (`contract/insights/`), and the page with the form. Absent if not recorded.
   */
  origin?: string | null
  page?: string | null
  name: string | null
  countryCode?: string | null
  mobileNumber: string | null
  email: string | null
  projectName: string | null
  wants?: string | null
  enquiryId?: number
  appointmentId?: number
  /** Set when the visit has a date, so that the lead becomes `visitBooked`. */
  visitOn?: string | null
  at: Date
  /** The account of the staff member who entered the arrival. */
  actorId?: number
  /** False if the phone number belongs to another person, so that it does not decide which lead gets the arrival. */
  matchesPhone?: boolean
  /** For the email to the owner of a new lead. */
  site: MailSite
}

interface Attached {
  leadId: number
  isNew: boolean
}

/**
 * Adds an arrival to the lead of its person, or to a new lead. The lead is found by phone number, or by email address
 * if no lead has the number. If phone number and email address belong to different leads, these become possible
 * duplicates. Null if the arrival has neither. Call in the transaction that stores the record.
 */
export async function attachToLead(change: Change, arrival: Arrival): Promise<Attached | null> {
  const { kind, at, projectName, wants = null, actorId = null, matchesPhone = true } = arrival
  const phone = normalisedPhone(arrival.countryCode ?? null, arrival.mobileNumber)
  const email = arrival.email?.trim().toLowerCase() || null
  if (phone === null && email === null) return null

  const leads = createLeadsRepository(change.db)
  const contacts = createLeadContactsRepository(change.db)
  const given: NewContact[] = [
    ...(phone === null ? [] : [{ kind: 'phone' as const, value: phone }]),
    ...(email === null ? [] : [{ kind: 'email' as const, value: email }]),
  ]
  await contacts.lock(given)
  const owners = await contacts.findLeads(given)
  const byPhone = phone === null ? null : (owners.get(phone) ?? null)
  const byEmail = email === null ? null : (owners.get(email) ?? null)
  const known = (matchesPhone ? byPhone : null) ?? byEmail
  const stored = known === null ? null : await leads.findRemaining(known)
  const ownerId = stored ? null : await nextRoundRobinOwner(change.db, arrival)
  const state = stateAfter(stored?.state ?? null, arrival)
  const isWaiting =
    state === 'new' &&
    expectsAnswer(arrival) &&
    (stored?.state !== 'new' || !(stored.waitingSince || stored.answeredAt))

  const leadId = stored
    ? stored.id
    : await leads.create({
        name: arrival.name ?? email ?? phone ?? '',
        phone,
        email,
        state,
        source: arrival.source,
        origin: arrival.kind === 'walkIn' ? 'walkIn' : (arrival.origin ?? null),
        page: arrival.page ?? null,
        ownerId: ownerId ?? actorId,
        waitingSince: isWaiting ? at : null,
        openedAt: actorId === null ? null : at,
        createdAt: at,
      })
  const free = given.filter(({ value }) => !owners.has(value))
  let changed: LeadValues | null = null
  if (stored) {
    changed = await leads.update(stored.id, {
      ...withContacts(stored, free),
      ...(arrival.name && isPlaceholder(stored) && { name: arrival.name }),
      ...(state !== stored.state && { state, lostReason: null, lostNote: null }),
      // A lost lead that gets in touch again waits for an answer, like one that had only asked for brochures.
      ...(isWaiting && { waitingSince: at }),
      ...(state !== 'new' && { waitingSince: null }),
      ...(actorId === null ? { openedAt: null } : { ownerId: stored.ownerId ?? actorId }),
    })
  }
  await contacts.add(leadId, free)
  const other = [byPhone, byEmail].find((id) => id !== null && id !== known && id !== leadId)
  if (other != null) {
    const shared =
      other === byPhone ? { kind: 'phone' as const, value: phone } : { kind: 'email' as const, value: email }
    await contacts.addDuplicate(leadId, other, shared as NewContact)
  }
  await leads.addEvent({
    leadId,
    kind,
    at,
    actorId,
    enquiryId: arrival.enquiryId ?? null,
    appointmentId: arrival.appointmentId ?? null,
    details: kind === 'enquiry' || kind === 'visit' ? null : { projectName },
  })
  if (projectName !== null) await leads.addProject({ leadId, projectName, wants, askedAt: at })
  if (ownerId !== null) await tellOwner(change, { ownerId, leadIds: [leadId], site: arrival.site })
  if (!stored) await recordEvent(change, { type: 'lead.created', leadId })
  else if (changed) await recordLeadChange(change, stored, changed)
  return { leadId, isNew: stored === null }
}

const ORDER: readonly LeadState[] = ['new', 'contacted', 'visitBooked', 'visited', 'negotiating', 'booked']

/** Asking for a brochure or following a project is not a request to be called. */
function expectsAnswer({ kind }: Pick<Arrival, 'kind'>) {
  return kind !== 'brochure' && kind !== 'follow'
}

/** Never returns an earlier state, except for a lost lead, which starts again when an arrival expects an answer. */
export function stateAfter(before: LeadState | null, arrival: Pick<Arrival, 'kind' | 'visitOn'>): LeadState {
  const { kind, visitOn } = arrival
  if (!expectsAnswer(arrival)) return before ?? 'new'
  const reached: LeadState = kind === 'walkIn' ? 'visited' : kind === 'visit' && visitOn ? 'visitBooked' : 'new'
  if (before === null || before === 'lost') return reached
  return ORDER.indexOf(before) >= ORDER.indexOf(reached) ? before : reached
}

type Stored = Pick<LeadValues, 'name' | 'phone' | 'email' | 'otherContacts'>

/** Without a name, `attachToLead` stores a contact as the name. */
function isPlaceholder({ name, phone, email }: Stored) {
  return name === phone || name === email
}

/** Returns the contact columns with these contacts added. The first contact of each kind is the main one. */
export function withContacts(lead: Stored, added: readonly NewContact[]) {
  const values = { phone: lead.phone, email: lead.email, otherContacts: lead.otherContacts }
  for (const { kind, value } of added) {
    if (values[kind] === null) values[kind] = value
    else if (values[kind] !== value) values.otherContacts = [values.otherContacts, value].filter(Boolean).join('\n')
  }
  return values
}

export function contactsIn({ phone, email, otherContacts }: Stored): NewContact[] {
  const values = [phone, email, ...(otherContacts?.split('\n') ?? [])].filter((value) => value !== null)
  return values.map((value) => ({ kind: value.includes('@') ? 'email' : 'phone', value }))
}
