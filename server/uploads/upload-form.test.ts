import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { UPLOAD_LIMIT } from '#contract/uploads/upload-limits.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { anOpenSite } from '#test/builders.ts'
import { aPicture, smallPicture } from './file-server.fixture.ts'
import { expectRefusal, FILM, filesIn, PDF, postForm, sendFile, test, uploadForm } from './upload.fixture.ts'

test('each kind of file has its own limit, and a larger file is not stored', async ({ api, config }) => {
  const image = Buffer.concat([await smallPicture('png'), Buffer.alloc(UPLOAD_LIMIT.image)])
  const paper = Buffer.concat([PDF, Buffer.alloc(UPLOAD_LIMIT.document)])

  expectRefusal(await sendFile(api, { content: image, fileName: 'a.png' }), 413, uploadsMessages.imageTooLarge)
  expectRefusal(
    await sendFile(api, { content: paper, fileName: 'a.pdf', purpose: 'document' }),
    413,
    uploadsMessages.documentTooLarge,
  )
  expect(await filesIn(config)).toEqual([])

  const largest = await sendFile(api, {
    content: Buffer.concat([paper.subarray(0, UPLOAD_LIMIT.document - PDF.length), PDF]),
    fileName: 'a.pdf',
    purpose: 'document',
  })
  expect(largest.statusCode).toBe(200)
})

test('a video is aborted at its limit while it is received', async ({ api, config }) => {
  let sent = 0
  async function* endless() {
    for (;;) {
      sent += 8 * 2 ** 20
      yield Buffer.alloc(8 * 2 ** 20)
    }
  }

  await expect(api.uploads.receive(endless(), 'a.mp4')).rejects.toMatchObject({
    kind: 'tooLarge',
    message: uploadsMessages.videoTooLarge,
  })
  expect(sent).toBe(UPLOAD_LIMIT.video + 8 * 2 ** 20)
  expect(await filesIn(config)).toEqual([])
})

test('a form without a file, or a body that is no form, is refused', async ({ api, config }) => {
  const token = await api.tokenOf('Admin')
  const empty = new FormData()
  empty.append('folder', 'ProjectImages')
  const textOnly = new FormData()
  textOnly.append('image', 'not a file')
  const otherName = new FormData()
  otherName.append('file', new Blob([await smallPicture('png')]), 'a.png')

  for (const form of [new FormData(), empty, textOnly, otherName]) {
    expectRefusal(await postForm(api, form, { token }), 400, uploadsMessages.noFile)
  }
  expectRefusal(await api.post('/Product/FileUpload', { image: 'a.png' }, { token }), 400, uploadsMessages.noFile)
  expectRefusal(await api.call('POST', '/Product/FileUpload', { token }), 400, uploadsMessages.noFile)
  expect(await filesIn(config)).toEqual([])
})

test('two files in one form, or too many fields, are refused and nothing is stored', async ({ api, config }) => {
  const token = await api.tokenOf('Admin')
  const two = uploadForm({ content: await smallPicture('png'), fileName: 'a.png' })
  two.append('image', new Blob([await smallPicture('png')]), 'b.png')
  const many = uploadForm({ content: await smallPicture('png'), fileName: 'a.png' })
  for (let nth = 0; nth < 50; nth += 1) many.append(`field-${nth}`, 'x')

  for (const form of [two, many]) {
    expectRefusal(await postForm(api, form, { token }), 413, wireRefusals.bodyTooLarge)
  }
  expect(await filesIn(config)).toEqual([])
})

test('a malformed form returns 400', async ({ api, config }) => {
  const token = await api.tokenOf('Admin')
  const whole = new Response(uploadForm({ content: await aPicture(), fileName: 'a.jpg' }))
  const type = whole.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await whole.arrayBuffer())

  const post = (payload: Buffer, contentType: string) =>
    api.post('/Product/FileUpload', payload, { token, headers: { 'content-type': contentType } })
  expectRefusal(await post(bytes.subarray(0, 5_000), type), 400, wireRefusals.badRequest)
  expectRefusal(await post(bytes.subarray(0, bytes.length - 20), type), 400, wireRefusals.badRequest)
  expectRefusal(await post(bytes, 'multipart/form-data'), 400, wireRefusals.badRequest)
  expect(await filesIn(config)).toEqual([])
})

test('after a refusal the rest of the body is read, and the connection can be reused', async ({ api, config, db }) => {
  await anOpenSite(db)
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  const whole = new Response(uploadForm({ content: Buffer.alloc(UPLOAD_LIMIT.image * 2), fileName: 'a.png' }))
  const body = Buffer.from(await whole.arrayBuffer())
  const socket = connect(port, '127.0.0.1')
  socket.write(
    [
      'POST /api/Product/FileUpload HTTP/1.1',
      'Host: plinth.example',
      `Authorization: Bearer ${await api.tokenOf('Admin')}`,
      `Content-Type: ${whole.headers.get('content-type')}`,
      `Content-Length: ${body.length}`,
      '\r\n',
    ].join('\r\n'),
  )
  socket.write(body)
  socket.write('GET /api/Home/GetCategories HTTP/1.1\r\nHost: plinth.example\r\nConnection: close\r\n\r\n')

  const responses = await text(socket)

  expect(responses.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  expect(responses).toContain(uploadsMessages.imageTooLarge)
  expect(await filesIn(config)).toEqual([])
})

test('no other call accepts a form', async ({ api }) => {
  const body = new Response(uploadForm({ content: FILM, fileName: 'film.mp4' }))

  const response = await api.post('/Product/Managefeatures', Buffer.from(await body.arrayBuffer()), {
    token: await api.tokenOf('Admin'),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  })

  expectRefusal(response, 415, wireRefusals.badMediaType)
})
