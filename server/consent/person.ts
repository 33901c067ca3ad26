import { sql } from 'drizzle-orm'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { type Trace, traceOfEmail, traceOfLead, traceOfNumber } from './traces.ts'

/** The contacts of the person whose data is erased: email addresses in lower case, numbers in E.164 format. */
export interface Person {
  emails: readonly string[]
  phones: readonly string[]
  withAccount: boolean
}

/** The person's rows. Collected before anything is erased, because some rows are only found through others. */
export interface FoundPerson extends Person {
  enquiryIds: number[]
  appointmentIds: number[]
  subscriberIds: number[]
  brochureRequestIds: number[]
  /** Leads without contacts of another person, and the leads merged into them or into the lead of another person. */
  leadIds: number[]
  /** Leads that other people have also used. */
  sharedLeadIds: number[]
  names: string[]
  profileImages: string[]
  /** Patterns of the email addresses, and of the numbers as they were entered. */
  traces: Trace[]
  /** `traces` and the links to the person's leads, which emails contain. */
  mailTraces: Trace[]
}

type Sent = { id: number; name: string | null; email: string | null; dialCode: string | null; mobile: string | null }

/** How many last digits select candidates. Fewer digits would match too many numbers. */
const LAST_DIGITS = 6

export async function findPerson(db: Db, person: Person): Promise<FoundPerson> {
  const emails = list(person.emails)
  const lastDigits = list(person.phones.map((phone) => phone.slice(-LAST_DIGITS)))
  const isCandidate = sql`lower(email) in ${emails}
    or right(regexp_replace(coalesce(mobile_number, ''), '[^0-9]', '', 'g'), ${sql.raw(String(LAST_DIGITS))}) in ${lastDigits}`
  const phoneOf = ({ dialCode, mobile }: Sent) => {
    const phone = normalisedPhone(dialCode, mobile)
    return phone !== null && person.phones.includes(phone) ? phone : null
  }
  const isOwn = (one: Sent) => person.emails.includes(one.email?.trim().toLowerCase() ?? '') || phoneOf(one) !== null

  const enquiries = await rowsOf<Sent>(
    db,
    sql`select id, name, email, country_code as "dialCode", mobile_number as mobile from enquiries where ${isCandidate}`,
  )
  const visits = await rowsOf<Sent>(
    db,
    sql`select id, null as name, email, null as "dialCode", mobile_number as mobile from appointments where ${isCandidate}`,
  )
  const sent = [...enquiries, ...visits].filter(isOwn)
  const idsIn = async (table: string) =>
    idsOf(
      await rowsOf<{ id: number }>(db, sql`select id from ${sql.identifier(table)} where lower(email) in ${emails}`),
    )
  const images = await rowsOf<{ name: string }>(
    db,
    sql`select profile_image as name from accounts
        where ${person.withAccount} and lower(email) in ${emails} and role = 'Customer' and profile_image is not null`,
  )
  const { leadNames, ...leads } = await findLeads(db, [...person.emails, ...person.phones])
  const entered = sent.flatMap((one) => {
    const phone = phoneOf(one)
    return phone === null || one.mobile === null ? [] : [[one.mobile.trim(), phone] as const]
  })
  const numbers = new Map([...person.phones.map((phone) => [phone, phone] as const), ...entered])
  const traces = [
    ...person.emails.map(traceOfEmail),
    ...[...numbers].map(([number, phone]) => traceOfNumber(number, phone)),
  ]
  return {
    ...person,
    ...leads,
    enquiryIds: idsOf(enquiries.filter(isOwn)),
    appointmentIds: idsOf(visits.filter(isOwn)),
    subscriberIds: await idsIn('subscribers'),
    brochureRequestIds: await idsIn('brochure_requests'),
    names: [...new Set([...sent.flatMap(({ name }) => name ?? []), ...leadNames])],
    profileImages: images.map(({ name }) => name),
    traces,
    mailTraces: [...traces, ...leads.leadIds.map(traceOfLead)],
  }
}

/**
 * Also finds contacts that are only in the columns of a lead: a merged lead has given its contacts to the remaining
 * one, and the number of a walk-in can belong to the lead of another person.
 */
async function findLeads(db: Db, contacts: readonly string[]) {
  const touched = await rowsOf<{ id: number; isShared: boolean }>(
    db,
    sql`select lead.id, lead.merged_into_id is null and exists (
          select from lead_contacts other where other.lead_id = lead.id and other.value not in ${list(contacts)}
        ) as "isShared" from leads lead
        where string_to_array(concat_ws(chr(10), phone, email, other_contacts), chr(10)) && array[${values(contacts)}]::text[]
          or exists (select from lead_contacts own where own.lead_id = lead.id and own.value in ${list(contacts)})`,
  )
  const own = touched.filter(({ isShared }) => !isShared)
  const erased = await rowsOf<{ id: number; name: string }>(
    db,
    sql`with recursive erased as (
          select id, name from leads where id in ${list(idsOf(own))}
          union select lead.id, lead.name from leads lead join erased on lead.merged_into_id = erased.id
        ) select id, name from erased`,
  )
  return {
    leadIds: idsOf(erased),
    leadNames: erased.map(({ name }) => name),
    sharedLeadIds: idsOf(touched.filter(({ isShared }) => isShared)),
  }
}

/** `in ()` is a syntax error, so an empty list becomes `(null)`, which matches nothing. */
export function list(given: readonly (string | number)[]) {
  return given.length === 0 ? sql`(null)` : sql`(${values(given)})`
}

function values(given: readonly (string | number)[]) {
  return sql.join(
    given.map((value) => sql`${value}`),
    sql`, `,
  )
}

function idsOf(rows: readonly { id: number }[]) {
  return rows.map(({ id }) => id)
}
