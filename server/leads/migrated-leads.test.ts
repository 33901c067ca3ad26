import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect } from 'vitest'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { demoRecords } from '#server/setup/setup.tables.ts'
import { anAppointment, anEnquiry } from '#test/builders.ts'
import { openTestDatabase, test } from '#test/database.ts'
import { leadContacts, leadDuplicates, leadEvents, leadProjects, leads } from './leads.tables.ts'

const TABLES = 'lead_contacts, lead_duplicates, lead_events, lead_projects, lead_settings, lead_views, leads'
const migration = readMigrationFiles({ migrationsFolder: 'server/db/migrations' }).find(({ sql: statements }) =>
  statements.join().includes('CREATE TABLE "leads"'),
)

/** Runs the migration that creates leads from the records of an existing site. */
async function migrateAgain(db: Db) {
  await db.execute(sql.raw(`drop table ${TABLES} cascade`))
  for (const statement of migration?.sql ?? []) await db.execute(sql.raw(statement))
}

/** The columns that this migration fills; later migrations added others. */
function findMade(db: Db) {
  const { id, name, phone, email, state, source, waitingSince, openedAt, createdAt } = leads
  return db
    .select({ id, name, phone, email, state, source, waitingSince, openedAt, createdAt })
    .from(leads)
    .orderBy(leads.createdAt)
}

const NUMBERS: [code: string | null, number: string][] = [
  ['+91', '53110 00493'],
  [null, '053110-00494'],
  ['91', '915311000495'],
  ['+91', '0091 5311000496'],
  ['+971', '50 123 4567'],
  ['00971', '0501234568'],
  ['+1', '+44 20 7946 0000'],
  [' +91 ', ' +91 53110 00497'],
  ['+91', '12345'],
  ['+91', '000000'],
  ['', '1234567'],
]

test('phone numbers are normalised in the same way in SQL and in TypeScript', async () => {
  const { db, close } = await openTestDatabase()
  for (const [nth, [countryCode, mobileNumber]] of NUMBERS.entries())
    await anEnquiry(db, { countryCode, mobileNumber, email: `p${nth}@visitor.example`, createdAt: new Date(nth) })

  await migrateAgain(db)

  const stored = await findMade(db)
  const expected = NUMBERS.map(([code, number], nth) => ({
    email: `p${nth}@visitor.example`,
    phone: normalisedPhone(code, number),
  }))
  expect(stored.map(({ email, phone }) => ({ email, phone }))).toEqual(expected)
  await close()
})

test('the migration turns stored records into leads by the rules for new records', async () => {
  const { db, close } = await openTestDatabase()
  const days = (count: number) => new Date(Date.now() + count * 86_400_000)
  const old = { createdAt: days(-40) }
  const first = await anEnquiry(db, { ...old, name: 'Ananya', email: 'A@visitor.example', mobileNumber: '5311000493' })
  await anAppointment(db, { createdAt: days(-30), projectName: 'Suncourt', mobileNumber: '0 53110 00493', email: null })
  await anEnquiry(db, { createdAt: days(-20), name: 'Bina', email: 'b@visitor.example', mobileNumber: '5311000494' })
  await anEnquiry(db, { createdAt: days(-19), name: 'Bina', email: 'a@visitor.example', mobileNumber: '5311000494' })
  const waiting = await anEnquiry(db, {
    createdAt: days(-1),
    name: 'Chitra',
    email: 'c@visitor.example',
    mobileNumber: '1',
  })
  await anAppointment(db, {
    createdAt: days(-9),
    selectedDate: siteDay(days(2)),
    mobileNumber: null,
    email: 'd@visitor.example',
  })
  await anAppointment(db, { createdAt: days(-9), mobileNumber: null, email: null })
  await db.insert(demoRecords).values({ tableName: 'enquiries', recordId: String(waiting.id) })

  await migrateAgain(db)

  const rows = await findMade(db)
  expect(rows).toMatchObject([
    { name: 'Ananya', phone: '+915311000493', email: 'a@visitor.example', state: 'contacted', waitingSince: null },
    { name: 'Bina', phone: '+915311000494', state: 'contacted' },
    { name: 'd@visitor.example', phone: null, state: 'visitBooked', source: 'visit' },
    { name: 'Chitra', phone: null, state: 'new', waitingSince: waiting.createdAt, openedAt: null },
  ])
  expect(rows[0]?.createdAt).toEqual(first.createdAt)
  expect(await db.$count(leadEvents)).toBe(6)
  expect(await db.select().from(leadProjects)).toContainEqual(
    expect.objectContaining({ leadId: rows[0]?.id, projectName: 'Suncourt' }),
  )
  expect(await db.select().from(leadDuplicates)).toMatchObject([
    { leadId: rows[0]?.id, otherId: rows[1]?.id, value: 'a@visitor.example' },
  ])
  expect(await db.select({ leadId: leadContacts.leadId }).from(leadContacts)).toHaveLength(6)
  const demo = await rowsOf(db, sql`select record_id from demo_records where table_name = 'leads'`)
  expect(demo).toEqual([{ record_id: String(rows[3]?.id) }])
  await close()
})
