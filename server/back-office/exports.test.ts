import { expect } from 'vitest'
import { EXPORTED_LISTS } from '#contract/back-office/exports.endpoints.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'

test('each export is recorded in the audit log with its list and number of rows', async ({ api, db }) => {
  const token = await api.tokenOf('Admin', { email: 'meera@plinth.example' })

  for (const list of EXPORTED_LISTS) {
    expect((await api.post('/Global/DeclareExport', { list, rows: 120 }, { token })).statusCode).toBe(200)
  }

  const line = {
    actorEmail: 'meera@plinth.example',
    action: 'export',
    entityId: null,
    before: null,
    after: { rows: 120 },
  }
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { ...line, entity: 'enquiry' },
    { ...line, entity: 'appointment' },
    { ...line, entity: 'subscriber' },
    { ...line, entity: 'audit-line' },
    { ...line, entity: 'redirect' },
    { ...line, entity: 'unit-type' },
    { ...line, entity: 'lead' },
    { ...line, entity: 'insights' },
  ])
})

test.for([{ list: 'accounts', rows: 1 }, { list: 'enquiries' }, { list: 'enquiries', rows: -1 }, {}])(
  'the export %j is refused',
  async (body, { api, db }) => {
    const token = await api.tokenOf('Admin')

    expect((await api.post('/Global/DeclareExport', body, { token })).statusCode).toBe(400)
    expect(await db.select().from(auditLog)).toEqual([])
  },
)
