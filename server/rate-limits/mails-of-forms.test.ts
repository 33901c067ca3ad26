import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { company } from '#server/company/company.tables.ts'
import { rowsOf } from '#server/db/rows.ts'
import type { TestApi } from '#test/api.ts'
import { aDocument, aProject } from '#test/builders.ts'
import { test as outboxTest } from '#test/outbox.ts'
import { PASSWORD } from '#test/people.ts'
import { waitFor } from '#test/wait-for.ts'

const test = outboxTest.extend({ hasOwnApi: true })

const TARGET = 'Farah.Khan@plinth.test'

interface Post {
  api: TestApi
  nth: number
  /** The same address in changing letter case. */
  email: string
  projectId: number
  documentId: number
}

/** Every form that mails an address chosen by the visitor, by the name of its endpoint. */
const FORMS: Record<string, (post: Post) => [path: string, body: object]> = {
  sendEnquiry: ({ nth, email }) => [
    '/Home/SaveContactUs/',
    {
      name: 'Farah',
      email,
      countryCode: '+91',
      mobileNumber: '9810000000',
      interest: 'Homes',
      message: `Question ${nth}`,
      isAuthorize: true,
    },
  ],
  bookAppointment: ({ nth, email }) => [
    '/AppointmentBook/SubmitAppointment/',
    { ProjectName: 'Suncourt', UnitNo: String(nth), Email: email },
  ],
  subscribeToNewsletter: ({ email }) => ['/NewsandEvents/ManageNewsLetterSubscription/', { email }],
  followTopic: ({ email, projectId }) => ['/NewsandEvents/FollowTopic', { email, productId: projectId }],
  requestBrochure: ({ email, documentId }) => ['/Product/RequestBrochure', { email, documentId }],
  requestDataLink: ({ email }) => ['/Consent/RequestDataLink', { contact: email }],
}

/** This call is available only before the site is open; its mail is sent when the site opens. */
const BEFORE_OPENING = 'tellMeWhenOpen'

/** Codes and links of accounts have their own limits and tests. */
const OF_ACCOUNTS = ['requestPasswordReset', 'signUp']

/** Public calls that send no mail, or only to the holder of a mailed link or password. */
const WITHOUT_CHOSEN_ADDRESS = [
  'cancelVisit',
  'changeConsent',
  'closeDataLink',
  'completeSignIn',
  'confirmSubscription',
  'countShortlist',
  'getEmailOfToken',
  'leaveDataTopic',
  'leaveTopics',
  'moveVisit',
  'openDataVisit',
  'receivePaymentEvent',
  'requestErasure',
  'resetPassword',
  'signIn',
  'undoChange',
]

function newAccount(email: string) {
  return {
    FirstName: 'Farah',
    EmailAddress: email,
    Role: 2,
    Password: PASSWORD,
    CompanyName: 'Khan Crews',
    IsAgreeTermsAndConditions: true,
  }
}

test('every public call that changes data is listed as one that mails a chosen address or as one that does not', () => {
  const names = allEndpoints
    .filter(({ endpoint: { access, method, changesData } }) => access === 'anyone' && method !== 'GET' && changesData)
    .map(({ name }) => name)

  expect([...Object.keys(FORMS), BEFORE_OPENING, ...OF_ACCOUNTS, ...WITHOUT_CHOSEN_ADDRESS].toSorted()).toEqual(
    names.toSorted(),
  )
})

test('a thousand posts of all public forms from as many networks send one address three mails an hour', async ({
  api,
  db,
  outbox,
}) => {
  // The company has no address, so the office gets no mails.
  await db.update(company).set({ email: null })
  const project = await aProject(db, { name: 'Suncourt' })
  const document = await aDocument(db, { projectId: project.id, delivery: 'mail' })
  let sent = 0
  const post = (path: string, body: object) => {
    sent += 1
    return api.post(path, body, { remoteAddress: `10.${sent >> 8}.${sent & 255}.1` })
  }

  for (let nth = 0; nth < 100; nth += 1) {
    const asked = await post('/Setup/TellMeWhenOpen', { email: nth % 2 ? TARGET : TARGET.toUpperCase() })
    expect(asked.statusCode).toBe(200)
  }
  const admin = await api.tokenOf('Admin')
  await api.post('/Global/ManageStaticContent', { termsAndConditions: 'Terms', privacy: 'Privacy' }, { token: admin })
  expect((await api.post('/Setup/OpenSite', {}, { token: admin })).statusCode).toBe(200)

  const statuses = new Map<string, Set<number>>()
  const given = { api, projectId: project.id, documentId: document.id }
  for (let nth = 0; sent < 1000; nth += 1) {
    for (const [name, bodyOf] of Object.entries(FORMS)) {
      const [path, body] = bodyOf({ ...given, nth, email: nth % 2 ? TARGET.toLowerCase() : TARGET })
      const { statusCode } = await post(path, body)
      statuses.set(name, (statuses.get(name) ?? new Set()).add(statusCode))
    }
  }

  // Each form must be accepted at least once, because a refused form sends no mail in any case.
  const accepted = [...statuses].filter(([, seen]) => seen.has(200)).map(([name]) => name)
  expect(accepted).toEqual(Object.keys(FORMS))
  const waiting = sql`select from jobs.job where name = 'mail'`
  await waitFor(async () => expect(await rowsOf(db, waiting)).toEqual([]))
  expect((await outbox.mails(3)).map(({ to }) => to.toLowerCase())).toEqual(Array(3).fill(TARGET.toLowerCase()))
})

test.for(Object.keys(FORMS))(
  '%s alone sends an address at most three mails an hour',
  async (name, { api, db, outbox }) => {
    await db.update(company).set({ email: null })
    const project = await aProject(db, { name: 'Suncourt' })
    const document = await aDocument(db, { projectId: project.id, delivery: 'mail' })
    // The link to a person's data is only mailed to known addresses.
    await api.post('/User', newAccount(TARGET))
    const given = { api, projectId: project.id, documentId: document.id }
    for (let nth = 0; nth < 6; nth += 1) {
      const [path, body] = FORMS[name]?.({ ...given, nth, email: TARGET }) ?? ['', {}]
      const { statusCode } = await api.post(path, body, { remoteAddress: `192.0.2.${nth}` })
      expect([200, 429]).toContain(statusCode)
    }

    const waiting = sql`select from jobs.job where name = 'mail'`
    await waitFor(async () => expect(await rowsOf(db, waiting)).toEqual([]))
    const expected = ['subscribeToNewsletter', 'followTopic'].includes(name) ? 1 : 3
    expect(await outbox.mails(expected)).toHaveLength(expected)
  },
)

test('changing the password of an account whose address was never verified sends no mail', async ({
  api,
  db,
  outbox,
}) => {
  const { bearerToken: token } = (await api.post('/User', newAccount(TARGET))).json().data
  const passwords = [PASSWORD, 'Garden-77x']
  for (let nth = 0; nth < 4; nth += 1) {
    const [oldPassword, NewPassword] = nth % 2 ? passwords.toReversed() : passwords
    const payload = { oldPassword, NewPassword, ConfirmNewPassword: NewPassword, EmailAddress: TARGET }
    expect((await api.call('PUT', '/User/ChangePassword', { token, payload })).statusCode).toBe(200)
  }

  expect(await rowsOf(db, sql`select from jobs.job where name = 'mail'`)).toEqual([])
  expect(await outbox.mails(0)).toEqual([])
})
