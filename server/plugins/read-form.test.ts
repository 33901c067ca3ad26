import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { expect } from 'vitest'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import type { Config } from '#server/config.ts'
import { expectRefusal, filesIn, test as uploadTest } from '#server/uploads/upload.fixture.ts'
import { flippedForms, ONE_DOT_PNG, uploadForms } from '#test/flipped-forms.ts'
import { faultIn } from '#test/hostile-calls.ts'
import { readForm } from './read-form.ts'

const test = uploadTest.extend<{ config: Config }>({
  config: async ({ config }, use) => {
    await use({ ...config, hasRateLimits: false })
  },
})

const headers = { 'content-type': 'multipart/form-data; boundary=xx' }

test.for([
  ['whose header never ends', '--xx\r\nContent-Disposition: form-data; name="name"\r\nX\nbar.png\r\n--xx--\r\n'],
  [
    'whose header is broken, before a file in the same chunk',
    '--xx\r\nContent-Disposition: form-data; name="folder\r\r\n\r\na\r\n--xx\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc\r\n--x',
  ],
  ['with a header line without a colon', '--xx\r\nContent-Disposition\r\n\r\na\r\n--xx--\r\n'],
] as const)('refuses a form with a part %s', async ([, payload], { api }) => {
  for (const [path, role] of [
    ['/User/UploadProfileImage', 'Customer'],
    ['/Product/FileUpload', 'Admin'],
  ] as const) {
    const answer = await api.post(path, payload, { headers, token: await api.tokenOf(role) })

    expectRefusal(answer, 400, wireRefusals.badRequest)
  }
})

test('ignores a part without a name', async ({ api }) => {
  const parts = [
    '--xx\r\nContent-Disposition: form-data\r\n\r\na',
    '--xx\r\nContent-Disposition: form-data; filename="a.png"\r\n\r\na',
  ]
  const payload = `${parts.join('\r\n')}\r\n--xx--\r\n`

  const answer = await api.post('/Product/FileUpload', payload, { headers, token: await api.tokenOf('Admin') })

  expectRefusal(answer, 400, uploadsMessages.noFile)
})

test('responds to each of 300 forms with changed bytes, keeps working and leaves no staged file', async ({
  api,
  config,
}) => {
  const tokens = { Admin: await api.tokenOf('Admin'), Customer: await api.tokenOf('Customer') }
  const forms = uploadForms(config.api.base, ONE_DOT_PNG)
  const statuses = new Set<number>()
  const faults: string[] = []

  for (const { label, path, role, contentType, body } of flippedForms({ forms, seed: 7, count: 300 })) {
    const token = role === 'Admin' ? tokens.Admin : tokens.Customer
    const answer = await api.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': contentType, authorization: `Bearer ${token}` },
      payload: body,
    })
    statuses.add(answer.statusCode)
    const fault = faultIn({ status: answer.statusCode, body: answer.body })
    if (fault) faults.push(`${label}: ${fault}`)
  }

  expect(faults).toEqual([])
  // Some of the forms are still valid, so successful parsing is covered too.
  expect(statuses).toEqual(new Set([200, 400]))
  expect((await api.get('/Home/Search/afterwards')).statusCode).toBe(200)
  expect((await filesIn(config)).filter((name) => !/^\d+_.*png$/s.test(name))).toEqual([])
})

test.for(['the request times out', 'the client disconnects'] as const)(
  'stops and removes the partly received file when %s',
  async (end, { api, config }) => {
    const raw = Object.assign(new PassThrough(), { headers })
    const aborting = new AbortController()
    const request = { headers, raw } as unknown as FastifyRequest
    const reading = readForm(request, { uploads: api.uploads, signal: aborting.signal })
    raw.write('--xx\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf a picture')
    await expect.poll(() => filesIn(config)).toHaveLength(1)

    if (end === 'the request times out') aborting.abort(new Error('too late'))
    else raw.destroy(new Error('aborted'))

    await expect(reading).rejects.toMatchObject({ status: 400 })
    await expect.poll(() => filesIn(config)).toEqual([])
  },
)
