import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { DEFAULT_LOOK } from '#contract/company/look.schema.ts'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import { SETUP_STEPS, type SetupStep } from '#contract/setup/setup.schema.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test as apiTest, openTestApi, type TestApi } from '#test/api.ts'
import { anAccount, aProject } from '#test/builders.ts'
import { backupStep, domainStep, mailStep } from './setup-steps.ts'

const test = apiTest.extend({ hasOwnApi: true })

const SETUP = '/Setup/GetSetup'
const OPEN = '/Setup/OpenSite'

test('a new site is closed, and its nine steps say what is missing', async ({ api }) => {
  const token = await api.tokenOf('Admin')

  const { data } = (await api.get(SETUP, { token })).json()

  expect(data).toMatchObject({ openedAt: null, hasDemo: false })
  expect(data.steps.map(({ key }: SetupStep) => key)).toEqual(SETUP_STEPS)
  expect(data.steps.map(({ percent }: SetupStep) => percent)).toEqual([0, 0, 0, 0, 30, 0, 0, 0, 0])
  expect(await stepOf(api, token, 'people')).toMatchObject({ state: 'started', note: '1 account' })
  const refused = await api.post(OPEN, {}, { token })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().responseMessage.reasonPhrase).toBe(
    'First: the name of the company, a project and both legal texts.',
  )
  expect((await api.get(SETUP, { token })).json().data.openedAt).toBeNull()
})

test('the look is a finished step once it has been saved', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  const { data } = (await api.get('/Company/GetLook', { token })).json()
  expect(await stepOf(api, token, 'look')).toMatchObject({ state: 'open', percent: 0 })

  await api.post('/Company/ManageLook', { ...data, palette: 'monsoon' }, { token })

  expect(await stepOf(api, token, 'look')).toMatchObject({
    state: 'done',
    sentence: 'The site has the palette Monsoon.',
  })
})

test('the home page is a finished step once it has been saved', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  const { data } = (await api.get('/Pages/GetManagedPage/1', { token })).json()
  expect(await stepOf(api, token, 'home')).toMatchObject({ state: 'open', percent: 0 })

  await api.post('/Pages/ManagePage', data, { token })

  expect(await stepOf(api, token, 'home')).toMatchObject({ state: 'done' })
})

test('the steps change with the company, the projects, the staff accounts and the legal texts', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const company = { name: 'Acme', legalName: 'Acme Homes' }

  const saved = await api.post('/Company/ManageCompany', company, { token })
  expect(saved.json().responseMessage.reasonPhrase).toBe('Saved. The opening-soon page shows it now.')
  expect(await stepOf(api, token, 'company')).toMatchObject({
    state: 'started',
    percent: 25,
    note: '1 of 4 parts',
    sentence: 'Acme Homes. Phone, Office, E-mail, GSTIN can follow.',
    waitsFor: null,
  })
  const phones = [{ purpose: 'Sales', number: '98100 00000' }]
  const offices = [{ name: 'Office', lines: ['1 First Road'] }]
  await api.post('/Company/ManageCompany', { ...company, phones, offices, email: 'a@acme.example' }, { token })
  expect(await stepOf(api, token, 'company')).toMatchObject({
    state: 'done',
    sentence: 'Acme Homes, one phone, one office. GSTIN can follow.',
  })

  await aProject(db, { name: 'Hidden Court', isActive: false })
  expect(await stepOf(api, token, 'project')).toMatchObject({ percent: 50, waitsFor: 'a project' })
  await aProject(db, { name: 'Suncourt' })
  expect(await stepOf(api, token, 'project')).toMatchObject({ state: 'done', sentence: 'Suncourt is shown.' })

  await anAccount(db, { role: 'Sales' })
  expect(await stepOf(api, token, 'people')).toMatchObject({ state: 'done', note: '2 accounts' })

  await api.post('/Global/ManageStaticContent', { termsAndConditions: 'Terms' }, { token })
  expect(await stepOf(api, token, 'legal')).toMatchObject({ percent: 50, sentence: 'Privacy is empty.' })
  await api.post('/Global/ManageStaticContent', { termsAndConditions: 'Terms', privacy: 'Privacy' }, { token })
  expect(await stepOf(api, token, 'legal')).toMatchObject({ state: 'done' })
})

test('of two parallel requests to open the site one succeeds and adds one audit log entry', async ({ api, db }) => {
  const token = await api.tokenOf('SuperAdmin')
  await aProject(db)
  await api.post('/Company/ManageCompany', { name: 'Acme', legalName: 'Acme Homes' }, { token })
  await api.post('/Global/ManageStaticContent', { termsAndConditions: 'Terms', privacy: 'Privacy' }, { token })

  const responses = await Promise.all([api.post(OPEN, {}, { token }), api.post(OPEN, {}, { token })])

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await api.get(SETUP, { token })).json().data.openedAt).toMatch(/^\d{4}-/)
  const lines = await db.select().from(auditLog).where(eq(auditLog.entity, 'site'))
  expect(lines).toMatchObject([{ action: 'open', actorRole: 'SuperAdmin', before: null }])
})

test('only admins read and change the setup', async ({ api }) => {
  for (const path of [
    OPEN,
    '/Setup/SendTestMail',
    '/Setup/CheckDomain',
    '/Setup/MakeBackup',
    '/Setup/PreviewDemoRemoval',
    '/Setup/RemoveDemo',
  ]) {
    expect([path, (await api.post(path, {})).statusCode]).toEqual([path, 401])
    for (const role of ['Editor', 'Sales', 'Customer', 'BusinessOwner'] as const) {
      const { statusCode } = await api.post(path, {}, { token: await api.tokenOf(role) })
      expect([path, role, statusCode]).toEqual([path, role, 403])
    }
  }
  expect((await api.get(SETUP, { token: await api.tokenOf('Editor') })).statusCode).toBe(403)
})

test('the check of the domain succeeds only if the public URL returns the health text of a site', async ({
  config,
  data,
}) => {
  const api = await openTestApi({ ...config, http: { ...config.http, publicUrl: 'https://acme.example' } }, data)
  const token = await api.tokenOf('Admin')
  const fetched = vi.spyOn(globalThis, 'fetch')
  const check = async () => {
    const response = await api.post('/Setup/CheckDomain', {}, { token })
    return [response.statusCode, response.json().responseMessage.reasonPhrase]
  }

  fetched.mockResolvedValueOnce(new Response('ok'))
  expect(await check()).toEqual([200, setupMessages.domainAnswers('https://acme.example')])
  expect(String(fetched.mock.lastCall?.[0])).toBe('https://acme.example/healthz')
  for (const response of [new Response('<h1>Parked</h1>'), new Response('ok', { status: 502 })]) {
    fetched.mockResolvedValueOnce(response)
    expect(await check()).toEqual([409, setupMessages.domainFailed('https://acme.example')])
  }
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'))
  expect(await check()).toEqual([409, setupMessages.domainFailed('https://acme.example')])
  fetched.mockRestore()
  await api.close()
})

test('the check of a domain that only this machine can reach fails, as its step says', async ({ api }) => {
  const token = await api.tokenOf('Admin')

  const response = await api.post('/Setup/CheckDomain', {}, { token })

  expect(response.statusCode).toBe(409)
  expect(response.json().responseMessage.reasonPhrase).toBe(
    'Visitors cannot reach http://localhost:3000. Set PUBLIC_URL to the address of your site.',
  )
})

test('the test mail goes to the signed-in admin and is in the audit log', async ({ api, db, config }) => {
  const token = await api.tokenOf('Admin', { email: 'meera@acme.example' })

  await api.post('/Company/ManageLook', { ...DEFAULT_LOOK, palette: 'neem', version: 0 }, { token })

  const response = await api.post('/Setup/SendTestMail', {}, { token })

  expect(response.json().responseMessage.reasonPhrase).toBe(setupMessages.testMailStored('meera@acme.example'))
  const [mail = '', ...others] = await readdir(config.mail.outbox)
  expect(others).toEqual([])
  expect(await readFile(join(config.mail.outbox, mail), 'utf8')).toContain('#1a2417')
  const [line] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(line).toMatchObject({
    action: 'send-test',
    entity: 'mail',
    after: { to: 'meera@acme.example', failure: null },
  })
  expect(await stepOf(api, token, 'mail')).toMatchObject({ state: 'open', sentence: setupMessages.mail.folder })
})

test('a backup is made in the background, and its step says when it is done', async ({ api, config, db }) => {
  const token = await api.tokenOf('Admin')

  const response = await api.post('/Setup/MakeBackup', {}, { token })

  expect(response.json().responseMessage.reasonPhrase).toBe(setupMessages.backupStarted)
  await expect.poll(() => stepOf(api, token, 'backup')).toMatchObject({ state: 'done' })
  const files = await readdir(join(config.dataDir, 'archives'))
  const lines = await db.select().from(auditLog).where(eq(auditLog.entity, 'backup'))
  expect(lines).toMatchObject([{ action: 'make-backup', after: { file: files[0] } }])
})

test('the step of the backup says that one is being made, or why it failed', () => {
  const newest = new Date('2026-11-07T09:00:00Z')
  expect(backupStep({ isRunning: true, failure: 'No space.', newest })).toMatchObject({ state: 'running' })
  expect(backupStep({ isRunning: false, failure: 'No space.', newest })).toMatchObject({
    state: 'failed',
    sentence: 'No space.',
  })
  expect(backupStep({ isRunning: false, failure: null, newest })).toMatchObject({ state: 'done' })
})

test('the mail step counts only a test of the configured server, and shows why one failed', () => {
  const sent = {
    to: 'a@acme.example',
    server: 'smtp.acme.example',
    failure: null,
    at: new Date('2026-11-07T09:00:00Z'),
  }

  expect(mailStep('smtp.acme.example', sent)).toMatchObject({
    state: 'done',
    sentence: 'smtp.acme.example took the test mail to a@acme.example on 7 Nov 2026.',
  })
  expect(mailStep('other.example', sent)).toMatchObject({ state: 'started', percent: 50 })
  expect(mailStep('smtp.acme.example', { ...sent, failure: '535 wrong password' })).toMatchObject({
    state: 'failed',
    sentence: 'The mail server refused the test mail: 535 wrong password',
  })
})

test.for([
  ['https://acme.example', 100],
  ['http://acme.example', 50],
  ['http://localhost:3000', 0],
  ['https://127.0.0.1', 0],
] as const)('the domain step of %s is at %i percent', ([url, percent]) => {
  expect(domainStep(url).percent).toBe(percent)
})

async function stepOf(api: TestApi, token: string, key: SetupStep['key']): Promise<SetupStep> {
  const { data } = (await api.get(SETUP, { token })).json()
  return data.steps.find((step: SetupStep) => step.key === key)
}
