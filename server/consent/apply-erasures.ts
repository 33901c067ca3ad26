import { sql } from 'drizzle-orm'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { insertAll, rowsOf } from '#server/db/rows.ts'
import type { FileStore } from '#server/gateways/file-store.ts'
import { removeVariants } from '#server/uploads/image-variants.ts'
import { erasures } from './consent.tables.ts'
import { type ErasedContact, type ErasureList, keyOf } from './erasure-list.ts'
import { findPerson } from './person.ts'
import { erasePerson } from './personal-tables.ts'

interface Files {
  store: Pick<FileStore, 'remove'>
  /** The store of the image variants. */
  cache: Pick<FileStore, 'remove'>
}

/**
 * Erases again what a restored backup brought back: every contact in the list whose erasure is not in the database.
 * Then adds to the list the erasures that are only in the database, for example those made on another machine. Returns
 * how many contacts were erased again.
 */
export async function applyErasures(db: Db, erasureList: ErasureList, files: Files, now = new Date()): Promise<number> {
  const listed = await erasureList.read()
  const stored = (await db.select().from(erasures)).map((row) => ({ ...row, erasedAt: row.erasedAt.toISOString() }))
  const known = new Set(stored.map(keyOf))
  const missing = listed.filter((contact) => !known.has(keyOf(contact)))
  const count =
    missing.length === 0 ? 0 : await eraseAgain(db, files, { missing, hashOf: await erasureList.hasher(), now })
  if (stored.length > 0) await erasureList.add(stored)
  return count
}

interface Missing {
  missing: readonly ErasedContact[]
  hashOf: (contact: string) => string
  now: Date
}

async function eraseAgain(db: Db, { store, cache }: Files, { missing, hashOf, now }: Missing) {
  return db.transaction(async (tx) => {
    const contacts = (await findContacts(tx)).map((contact) => ({ contact, hash: hashOf(contact) }))
    let count = 0
    for (const withAccount of [false, true]) {
      const hashes = new Set(missing.filter((one) => one.withAccount === withAccount).map(({ hash }) => hash))
      const found = contacts.filter(({ hash }) => hashes.has(hash)).map(({ contact }) => contact)
      const person = {
        emails: found.filter((contact) => contact.includes('@')),
        phones: found.filter((contact) => !contact.includes('@')),
        withAccount,
      }
      if (found.length === 0) continue
      const foundPerson = await findPerson(tx, person)
      await erasePerson(tx, foundPerson, now)
      // Files are removed before the commit: after it the erasure counts as applied and would not be repeated.
      for (const name of foundPerson.profileImages) {
        await store.remove(`${UPLOAD_FOLDER.images}/${name}`)
        await removeVariants(cache, { folder: UPLOAD_FOLDER.images, name })
      }
      count += found.length
    }
    await insertAll(
      tx,
      erasures,
      missing.map(({ hash, erasedAt, withAccount }) => ({ hash, erasedAt: new Date(erasedAt), withAccount })),
    )
    return count
  })
}

/** Returns all email addresses and phone numbers of visitors and accounts, in the form in which they are hashed. */
async function findContacts(db: Db) {
  const values = await rowsOf<{ value: string }>(
    db,
    sql`select lower(email) as value from enquiries
        union select lower(email) from appointments where email is not null
        union select value from lead_contacts
        union select unnest(array_remove(array[phone, email], null)) from leads
        union select lower(email) from subscribers
        union select lower(email) from brochure_requests
        union select lower(email) from opening_requests
        union select email from consents where email is not null
        union select phone from consents where phone is not null
        union select email from data_requests where email is not null
        union select lower(email) from accounts
        union select lower(recipient) from undelivered_mails`,
  )
  const numbers = await rowsOf<{ dialCode: string | null; mobile: string }>(
    db,
    sql`select country_code as "dialCode", mobile_number as mobile from enquiries
        union select null, mobile_number from appointments where mobile_number is not null`,
  )
  const phones = numbers.flatMap(({ dialCode, mobile }) => normalisedPhone(dialCode, mobile) ?? [])
  return [...new Set([...values.map(({ value }) => value.trim()), ...phones])]
}
