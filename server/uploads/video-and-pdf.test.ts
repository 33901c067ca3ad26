import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { appRoot } from '#server/app-root.ts'
import { aBox, aFilm } from '#test/film.ts'
import { cleanPdf } from './clean-pdf.ts'
import { expectRefusal, FILM, filesIn, PDF, sendFile, test } from './upload.fixture.ts'
import { uploads } from './uploads.tables.ts'

const PLACE = '+28.6139+077.2090/'
const DEMO_FILES = join(appRoot, 'demo/files')
const SMALLEST_START = FILM.subarray(0, 24)

test('a video keeps its frames and length, and loses its location', async ({ api, config, db }) => {
  const place = aBox('udta', aBox('\xa9xyz', `\0\x12\x15\xc7${PLACE}`))
  const large = Buffer.concat([Buffer.from('\0\0\0\x01uuid\0\0\0\0\0\0\0\x22', 'latin1'), Buffer.from(PLACE)])
  const film = aFilm({
    inIndex: [place, aBox('meta', PLACE)],
    inTrack: [place],
    inFile: [aBox('uuid', PLACE), large, aBox('free', PLACE)],
  })

  const response = await sendFile(api, { content: film, fileName: 'film.mp4', folder: 'ProjectVideos' })

  const stored = await readFile(join(config.dataDir, 'uploads/ProjectVideos', response.json().data))
  expect(stored.includes(PLACE)).toBe(false)
  const hidden = ['udta', 'meta', 'uuid', PLACE, `\0\x12\x15\xc7${PLACE}`, '\xa9xyz']
  expect(stored.length).toBe(film.length)
  for (const text of hidden) expect(stored.includes(text, 0, 'latin1')).toBe(false)
  expect(stored.subarray(-16)).toEqual(film.subarray(-16))
  expect(await db.select().from(uploads)).toMatchObject([
    { bytes: film.length, sha256: createHash('sha256').update(stored).digest('hex') },
  ])
  const again = await sendFile(api, { content: stored, fileName: 'again.mp4', folder: 'ProjectVideos' })
  expect(again.statusCode).toBe(200)
})

test.for([
  ['only a beginning', SMALLEST_START, uploadsMessages.notAVideo],
  [
    '215 bytes without an index',
    Buffer.concat([SMALLEST_START, aBox('mdat', Buffer.alloc(183))]),
    uploadsMessages.notAVideo,
  ],
  ['no data', FILM.subarray(0, FILM.length - 16), uploadsMessages.notAVideo],
  ['no samples', aFilm({ samples: 0 }), uploadsMessages.notAVideo],
  ['sound only', aFilm({ handler: 'soun' }), uploadsMessages.notAVideo],
  ['a box of an impossible size', aFilm({ inIndex: [Buffer.from('\0\0\0\x02free')] }), uploadsMessages.notAVideo],
  ['a missing last byte', FILM.subarray(0, -1), uploadsMessages.cutOff],
  ['half of its data', aFilm({ data: Buffer.alloc(9_000) }).subarray(0, 5_000), uploadsMessages.cutOff],
] as const)('a video with %s is refused', async ([, content, sentence], { api, config }) => {
  const answer = await sendFile(api, { content, fileName: 'film.mp4', folder: 'ProjectVideos' })

  expectRefusal(answer, 400, sentence)
  expect(await filesIn(config)).toEqual([])
})

test('the videos and documents of the demo are accepted', async ({ api }) => {
  for (const folder of ['ProjectVideos', 'ProjectImages']) {
    for (const fileName of (await readdir(join(DEMO_FILES, folder))).filter((name) => /\.(mp4|pdf)$/.test(name))) {
      const content = await readFile(join(DEMO_FILES, folder, fileName))
      const response = await sendFile(api, { content, fileName, folder, purpose: 'document' })
      expect([fileName, response.statusCode]).toEqual([fileName, 200])
    }
  }
})

test('a document without an end marker is refused as truncated', async ({ api, config }) => {
  const answer = await sendFile(api, { content: PDF.subarray(0, -6), fileName: 'a.pdf', purpose: 'document' })

  expectRefusal(answer, 400, uploadsMessages.cutOff)
  expect(await filesIn(config)).toEqual([])
})

test('a document keeps its length and text, and loses author, programs and XMP', async ({ api, config }) => {
  const paper = [
    '%PDF-1.7',
    '1 0 obj <</Title (Brochure) /Author (Asha \\) (Verma) Rao) /Creator <416B> /Producer(Camera)>> endobj',
    '2 0 obj <</Author (of a quote)>> endobj',
    `3 0 obj <</Type /Metadata>> stream\n<?xpacket begin="" id="W5"?><x>${PLACE}</x><?xpacket end="w"?>\nendstream endobj`,
    'trailer <</Root 2 0 R /Info 1 0 R>>\nstartxref\n9\n%%EOF\n',
  ].join('\n')

  const response = await sendFile(api, { content: paper, fileName: 'a.pdf', purpose: 'document' })

  const stored = await readFile(join(config.dataDir, 'uploads/ProjectImages', response.json().data), 'latin1')
  expect(stored).toHaveLength(paper.length)
  for (const gone of ['Asha', 'Verma', 'Rao', '416B', 'Camera', PLACE]) expect(stored).not.toContain(gone)
  for (const preserved of ['(Brochure)', '(of a quote)', '/Info 1 0 R']) expect(stored).toContain(preserved)
})

test('a document with thousands of dictionaries and unclosed packets is read in one pass', () => {
  const hostile = '/Info 1 0 R 1 0 obj <?xpacket begin '.repeat(100_000)

  expect(cleanPdf(Buffer.from(`%PDF-1.7\n${hostile}\nstartxref\n9\n%%EOF\n`))).toBe(false)
})
