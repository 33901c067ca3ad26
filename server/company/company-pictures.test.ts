import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect } from 'vitest'
import { companyRecordMessages } from '#contract/company/company.messages.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { sendFile, test } from '#server/uploads/upload.fixture.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import type { TestApi } from '#test/api.ts'

const READ = '/Company/GetCompany'
const SAVE = '/Company/ManageCompany'
const draft = { name: 'Acme', legalName: 'Acme Homes Private Limited' }

async function aPicture(api: TestApi, folder = 'ProjectImages'): Promise<string> {
  const content = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  return (await sendFile(api, { content, fileName: 'house.png', folder })).json().data
}

async function withPictures(api: TestApi) {
  const officePicture = { file: await aPicture(api), alt: 'Desks along the windows' }
  const signInPicture = { file: await aPicture(api), caption: 'Acme Court' }
  const account = { customerSignInImage: await aPicture(api), ownerSignInImage: null, codeImage: null }
  return { ...draft, officePicture, signInPicture, ...account, passwordImage: await aPicture(api) }
}

test('the pictures of the office and of the sign-ins are saved, shown and saved again as they were read', async ({
  api,
}) => {
  const token = await api.tokenOf('Admin')
  const pictures = await withPictures(api)
  const saved = await api.post(SAVE, pictures, { token })
  expect([saved.statusCode, saved.json().data]).toMatchObject([200, pictures])
  expect((await api.get(READ)).json().data).toMatchObject(pictures)

  const { data: read } = (await api.get(READ, { token })).json()
  const again = await api.post(SAVE, read, { token })

  expect(again.json().data).toEqual({ ...read, version: read.version + 1 })
})

test('a save without pictures removes them from the company and keeps their files for other records', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('Admin')
  await api.post(SAVE, await withPictures(api), { token })

  const { data } = (await api.post(SAVE, draft, { token })).json()

  expect(data).toMatchObject({
    officePicture: null,
    signInPicture: null,
    customerSignInImage: null,
    passwordImage: null,
  })
  expect(await db.$count(uploads)).toBe(4)
})

test('a picture whose file was lost does not prevent other changes', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const pictures = await withPictures(api)
  await api.post(SAVE, pictures, { token })
  await db.delete(uploads).where(eq(uploads.storedName, pictures.officePicture.file))

  const response = await api.post(SAVE, { ...pictures, name: 'Acme Homes' }, { token })

  expect(response.json().data).toMatchObject({ ...pictures, name: 'Acme Homes' })
})

test('an invalid or unknown picture is refused with 400 and changes nothing', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  const pictures = await withPictures(api)
  await api.post(SAVE, pictures, { token })
  const { pictureUnknown } = companyRecordMessages
  const banner = await aPicture(api, 'ProjectBannerImages')

  for (const [wrong, sentence] of [
    [{ officePicture: { file: '1730000000000_gone.jpg', alt: '' } }, pictureUnknown],
    [{ signInPicture: { file: '1730000000000_gone.jpg', caption: null } }, pictureUnknown],
    [{ customerSignInImage: '1730000000000_gone.jpg' }, pictureUnknown],
    [{ passwordImage: banner }, pictureUnknown],
    [{ codeImage: '../house.png' }, uploadsMessages.notAFileName],
    [{ officePicture: { file: banner, alt: '' } }, pictureUnknown],
    [{ officePicture: { file: '', alt: 'A desk' } }, pictureUnknown],
    [{ signInPicture: { file: '../house.png' } }, uploadsMessages.notAFileName],
    [{ officePicture: { ...pictures.officePicture, alt: 'x'.repeat(2000) } }, wireMessages.tooLong],
    [{ officePicture: 'house.png' }, wireMessages.unreadable],
  ] as const) {
    const response = await api.post(SAVE, { ...pictures, name: 'Other', ...wrong }, { token })
    expect(response.statusCode, JSON.stringify(wrong)).toBe(400)
    expect(response.json().responseMessage.reasonPhrase).toContain(sentence)
  }

  expect((await api.get(READ)).json().data).toMatchObject(pictures)
})
