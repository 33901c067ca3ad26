import { normalisedPhone } from '#contract/leads/phone-number.ts'
import type { NewContact } from './lead-contacts.repository.ts'

interface ManyArrivals {
  name: string | null
  countryCode?: string | null
  mobileNumber: string | null
  email: string | null
}

/** A stored lead or, if `id` is null, a new one. */
export interface MatchedLead<A> {
  id: number | null
  arrivals: A[]
  /** Contacts that are not stored with the lead yet. */
  contacts: NewContact[]
}

interface Matched<A> {
  leads: MatchedLead<A>[]
  /** Pairs of leads where one has the phone number of an arrival and the other its email address. */
  duplicates: { one: MatchedLead<A>; other: MatchedLead<A>; email: string }[]
}

export function contactsOf({ countryCode = null, mobileNumber, email }: ManyArrivals) {
  return { phone: normalisedPhone(countryCode, mobileNumber), email: email?.trim().toLowerCase() || null }
}

/** Groups many arrivals into leads by the rules of `attachToLead`. `known` maps stored contacts to lead ids. */
export function matchArrivals<A extends ManyArrivals>(arrivals: readonly A[], known: ReadonlyMap<string, number>) {
  const result: Matched<A> = { leads: [], duplicates: [] }
  const stored = new Map<number, MatchedLead<A>>()
  const byValue = new Map<string, MatchedLead<A>>()

  function find(value: string | null) {
    if (value === null) return null
    const id = known.get(value)
    if (id === undefined) return byValue.get(value) ?? null
    const lead = stored.get(id) ?? { id, arrivals: [], contacts: [] }
    if (!stored.has(id)) result.leads.push(lead)
    stored.set(id, lead)
    return lead
  }

  for (const arrival of arrivals) {
    const { phone, email } = contactsOf(arrival)
    if (phone === null && email === null) continue
    const byPhone = find(phone)
    const byEmail = find(email)
    const lead = byPhone ?? byEmail ?? { id: null, arrivals: [], contacts: [] }
    if (!byPhone && !byEmail) result.leads.push(lead)
    lead.arrivals.push(arrival)
    if (phone !== null && !byPhone) claim(lead, { kind: 'phone', value: phone })
    if (email !== null && !byEmail) claim(lead, { kind: 'email', value: email })
    if (email !== null && byPhone && byEmail && byPhone !== byEmail)
      result.duplicates.push({ one: byPhone, other: byEmail, email })
  }
  return result

  function claim(lead: MatchedLead<A>, contact: NewContact) {
    lead.contacts.push(contact)
    byValue.set(contact.value, lead)
  }
}
