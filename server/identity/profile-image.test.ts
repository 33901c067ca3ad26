import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { filesIn, test } from '#server/uploads/upload.fixture.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import { aSession, type TestApi } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { accounts } from './accounts.tables.ts'

test('an uploaded image is stored with the project images and set as the caller’s own, whatever folder the form names', async ({
  api,
  config,
  db,
}) => {
  const account = await anAccount(db, { role: 'Customer' })
  const token = await aSession(db, account)

  const response = await send(api, token, await picture('png'), 'Me.png', { folder: 'ProjectVideos', name: 'document' })

  const name: string = response.json().data
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: identityMessages.profileImageSaved },
    data: expect.stringMatching(/^\d{13}_Me\.png$/),
  })
  expect(await filesIn(config)).toEqual([name])
  expect(await db.select().from(uploads)).toMatchObject([{ folder: 'ProjectImages', createdBy: account.id }])
  expect((await api.get(`/User/${account.id}`, { token })).json().data.profileImage).toBe(name)
  expect((await db.select().from(auditLog)).map(({ action }) => action)).toContain('update-profile-image')
})

test('a new image replaces the previous one, which then has no owner', async ({ api, db }) => {
  const account = await anAccount(db, { role: 'BusinessOwner' })
  const token = await aSession(db, account)
  const first: string = (await send(api, token, await picture('png'), 'one.png')).json().data

  const second: string = (await send(api, token, await picture('jpeg'), 'two.JPG')).json().data

  expect(await imageOf(db, account.id)).toBe(second)
  expect((await db.select().from(uploads)).map(({ storedName }) => storedName)).toEqual([second])
  const checks = await rowsOf<{ name: string }>(
    db,
    sql`select data->>'name' as name from jobs.job where name = 'upload-orphans' and data->>'name' = ${first}`,
  )
  expect(checks).toHaveLength(2)

  const variant = { folder: 'ProjectImages', name: first, width: 320, format: 'webp' } as const
  const open = async () => {
    const opened = await api.files.variants.open(variant)
    if (opened.status === 'ready') await opened.file.close()
    return opened.status
  }
  expect(await open()).toBe('ready')
  await api.uploads.removeOrphan(variant)
  expect(await open()).toBe('absent')
})

test.for([
  ['film.mp4', 'x', uploadsMessages.notAnImage],
  ['paper.pdf', '%PDF-1.7', uploadsMessages.notAnImage],
  ['page.svg', '<svg/>', uploadsMessages.notAnImage],
  ['fake.png', 'not a picture', uploadsMessages.notAnImage],
] as const)(
  'the file %s is refused and changes nothing',
  async ([fileName, content, sentence], { api, config, db }) => {
    const account = await anAccount(db, { role: 'Customer' })

    const response = await send(api, await aSession(db, account), Buffer.from(content), fileName, { name: 'document' })

    expect([response.statusCode, response.json()]).toEqual([400, refusal(sentence)])
    expect([await imageOf(db, account.id), await filesIn(config), await db.$count(uploads)]).toEqual([null, [], 0])
  },
)

test('a request without a file, a form or a token is refused', async ({ api }) => {
  const token = await api.tokenOf('Customer')

  expect((await api.post('/User/UploadProfileImage', { image: 'x' }, { token })).json()).toEqual(
    refusal(uploadsMessages.noFile),
  )
  expect((await send(api, token, null, '')).json()).toEqual(refusal(uploadsMessages.noFile))
  expect((await send(api, '', await picture('png'), 'a.png')).statusCode).toBe(401)
})

test('an account can upload twenty images an hour', async ({ api }) => {
  const token = await api.tokenOf('Customer')
  for (let count = 0; count < 20; count += 1) await send(api, token, Buffer.from('x'), 'a.txt')

  expect((await send(api, token, await picture('png'), 'a.png')).statusCode).toBe(429)
})

function picture(format: 'png' | 'jpeg') {
  return sharp({ create: { width: 8, height: 6, channels: 3, background: '#336699' } })
    [format]()
    .toBuffer()
}

async function send(
  api: TestApi,
  token: string,
  content: Buffer | null,
  fileName: string,
  fields: Record<string, string> = {},
) {
  const form = new FormData()
  if (content) form.append('image', new Blob([new Uint8Array(content)]), fileName)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const body = new Response(form)
  return api.post('/User/UploadProfileImage', Buffer.from(await body.arrayBuffer()), {
    token,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  })
}

async function imageOf(db: Db, id: number) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account?.profileImage
}
