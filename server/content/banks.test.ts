import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { banksMessages } from '#contract/content/banks.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { type TestApi, test } from '#test/api.ts'
import { anUpload } from '#test/builders.ts'

test('a bank is added at the end, changed, and shown on the home page at once', async ({ api, db }) => {
  await anUpload(db, { storedName: '1_logo.png' })
  const token = await api.tokenOf('Admin')
  const first = await add(api, 'First Bank')
  const second = await add(api, 'Second Bank')
  expect(await atHome(api)).toEqual(['First Bank', 'Second Bank'])

  const renamed = { id: first.id, name: 'Oldest Bank', eventImg: '1_logo.png', version: first.version }
  expect((await api.post('/Global/ManageBank', renamed, { token })).json().data.version).toBe(2)
  expect(await atHome(api)).toEqual(['Oldest Bank', 'Second Bank'])
  const again = await api.post('/Global/ManageBank', renamed, { token })
  expectRefusal(again, 409, wireRefusals.changedConcurrently)

  expect((await api.post('/Global/OrderBanks', [second.id, 99, second.id], { token })).statusCode).toBe(200)
  expect(await atHome(api)).toEqual(['Second Bank', 'Oldest Bank'])
})

test('a deleted bank is removed from the home page and can be restored', async ({ api, db }) => {
  await anUpload(db, { storedName: '1_logo.png' })
  const token = await api.tokenOf('Admin')
  const { id } = await add(api, 'First Bank')
  const gone = await api.post('/Global/DeleteBank', { id }, { token })
  expect(gone.json().responseMessage.reasonPhrase).toBe(recordsMessages.deleted)
  expect(await atHome(api)).toEqual([])
  expectRefusal(await api.post('/Global/DeleteBank', { id }, { token }), 404, banksMessages.unknownBank)

  expect((await api.post('/Global/RestoreRecord', { entity: 'bank', id }, { token })).statusCode).toBe(200)
  expect(await atHome(api)).toEqual(['First Bank'])
})

test('a bank without a name or with an unknown logo is refused', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  const nameless = await api.post('/Global/ManageBank', { id: 0, name: ' ', eventImg: 'a.png' }, { token })
  expectRefusal(nameless, 400, banksMessages.nameRequired)
  const unknownLogo = await api.post('/Global/ManageBank', { id: 0, name: 'Bank', eventImg: 'a.png' }, { token })
  expectRefusal(unknownLogo, 400, banksMessages.logoRequired)
})

function expectRefusal(response: Awaited<ReturnType<TestApi['get']>>, status: number, reason: string) {
  expect([response.statusCode, response.json().responseMessage.reasonPhrase]).toEqual([status, reason])
}

async function add(api: TestApi, name: string) {
  const token = await api.tokenOf('Admin')
  const response = await api.post('/Global/ManageBank', { id: 0, name, eventImg: '1_logo.png' }, { token })
  return response.json().data as { id: number; version: number }
}

async function atHome(api: TestApi) {
  const { data } = (await api.get('/Home/GetHomePageList')).json()
  return data.banklist.map(({ name }: { name: string }) => name)
}
