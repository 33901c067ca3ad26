import type { Db } from '#server/db/connection.ts'
import { aSession, type TestApi } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { leads } from './leads.tables.ts'

let made = 0

export async function aLead(db: Db, given: Partial<typeof leads.$inferInsert> = {}) {
  made += 1
  const values = {
    name: `Person ${made}`,
    phone: `+9158000${String(made).padStart(5, '0')}`,
    source: 'enquiry' as const,
  }
  const [lead] = await db
    .insert(leads)
    .values({ ...values, state: 'new', ...given })
    .returning()
  if (!lead) throw new Error('The lead was not stored.')
  return lead
}

export async function aSalesperson(db: Db, api: TestApi, given = {}) {
  const account = await anAccount(db, { role: 'Sales', firstName: 'Kavya', lastName: 'Nair', ...given })
  const token = await aSession(db, account)
  return {
    account,
    token,
    post: (path: string, body: object) => api.post(`/Leads/${path}`, body, { token }),
    get: (path: string) => api.get(`/Leads/${path}`, { token }),
  }
}
