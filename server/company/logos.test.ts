import Fastify from 'fastify'
import sharp from 'sharp'
import { expect } from 'vitest'
import { DEFAULT_LOOK } from '#contract/company/look.schema.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { company as demoCompany } from '#demo/company.ts'
import { isDemoOf } from '#server/db/seed.ts'
import { createContentCache } from '#server/plugins/content-cache.ts'
import { expectRefusal, filesIn, sendFile, test, withHeaderSize } from '#server/uploads/upload.fixture.ts'
import { uploadsRoutes } from '#server/uploads/uploads.routes.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import type { TestApi } from '#test/api.ts'
import { brandRoutes } from './brand.routes.ts'
import { BRAND_FILES, createBrandService } from './brand.service.ts'
import { company } from './company.tables.ts'

const READ = '/Company/GetCompany'
const SAVE = '/Company/ManageCompany'
const draft = { name: 'Acme', legalName: 'Acme Homes Private Limited' }
const WIDE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#f00"/></svg>'
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#f00"/></svg>'
const aPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#00f' } })
    .png()
    .toBuffer()

const upload = (api: TestApi, content: string | Buffer, fileName = 'logo.svg', purpose?: string) =>
  sendFile(api, { content, fileName, folder: 'CompanyLogos', ...(purpose !== undefined && { purpose }) })
const stored = async (...given: Parameters<typeof upload>): Promise<string> => (await upload(...given)).json().data

test('the company and its logos stay unchanged when they are saved as they were read', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  const [logoLight, logoDark, mark] = [
    await stored(api, WIDE),
    await stored(api, await aPng(300, 100), 'logo.png'),
    await stored(api, SQUARE),
  ]
  await api.post(SAVE, { ...draft, logoLight, logoDark, mark }, { token })
  const { data: read } = (await api.get(READ, { token })).json()
  expect(read).toMatchObject({
    logoLight: { file: logoLight, width: 512, height: 128 },
    logoDark: { file: logoDark, width: 300, height: 100 },
    mark: { file: mark, width: 512, height: 512 },
  })

  const again = await api.post(SAVE, read, { token })

  expect(again.statusCode).toBe(200)
  expect(again.json().data).toEqual({ ...read, version: read.version + 1 })
})

test('a save without logos is accepted and, like other omitted values, removes them', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  await api.post(SAVE, { ...draft, mark: await stored(api, SQUARE) }, { token })
  expect(await db.$count(uploads)).toBe(1)

  const { data } = (await api.post(SAVE, draft, { token })).json()

  expect(data).toMatchObject({ logoLight: null, logoDark: null, mark: null })
  expect(await db.$count(uploads)).toBe(0)
})

test('the file of a replaced logo is released unless another logo field uses it', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const [first, second] = [await stored(api, WIDE), await stored(api, WIDE)]
  const names = async () => (await db.select().from(uploads)).map(({ storedName }) => storedName).sort()

  await api.post(SAVE, { ...draft, logoLight: first, logoDark: first }, { token })
  await api.post(SAVE, { ...draft, logoLight: second, logoDark: first }, { token })
  expect(await names()).toEqual([first, second].sort())
  await api.post(SAVE, { ...draft, logoLight: second, logoDark: second }, { token })
  expect(await names()).toEqual([second])
})

test('an invalid or unknown logo is refused and changes nothing', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  const logoLight = await stored(api, WIDE)
  await api.post(SAVE, { ...draft, logoLight }, { token })
  const project = (await sendFile(api, { content: await aPng(600, 600), fileName: 'house.png' })).json().data

  for (const [wrong, sentence] of [
    [{ logoLight: '1730000000000_gone.svg' }, 'This logo is not stored any more.'],
    [{ logoLight: project }, 'This logo is not stored any more.'],
    [{ logoLight: { file: '../logo.svg' } }, uploadsMessages.notAFileName],
    [{ logoLight: 7 }, 'This logo is not stored any more.'],
    [{ mark: logoLight }, uploadsMessages.markNotSquare],
  ] as const) {
    const response = await api.post(SAVE, { ...draft, name: 'Other', ...wrong }, { token })
    expect(response.statusCode, sentence).toBe(400)
    expect(response.json().responseMessage.reasonPhrase).toContain(sentence)
  }

  expect((await api.get(READ)).json().data).toMatchObject({ name: 'Acme', logoLight: { file: logoLight } })
})

test.for<[string, string | (() => Promise<Buffer>), number, string, string?]>([
  ['script.svg', WIDE.replace('<rect', '<script>alert(1)</script><rect'), 400, 'It contains a script.'],
  ['empty.svg', WIDE.replace('#f00', 'none'), 400, uploadsMessages.logoEmpty],
  ['large.svg', WIDE.padEnd(5 * 1024 * 1024), 413, uploadsMessages.logoTooLarge],
  [
    'large.png',
    async () => Buffer.concat([await aPng(9, 9), Buffer.alloc(2 ** 21)]),
    413,
    uploadsMessages.logoTooLarge,
  ],
  [
    'bomb.png',
    async () => withHeaderSize(await aPng(9, 9), { width: 100_000, height: 100_000 }),
    400,
    uploadsMessages.logoTooManyPixels,
  ],
  [
    'photo.svg',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    400,
    uploadsMessages.svgUnreadable,
  ],
  [
    'photo.png',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    400,
    uploadsMessages.notALogo,
  ],
  ['drawing.png', WIDE, 400, uploadsMessages.notALogo],
  ['photo.jpg', SQUARE, 400, uploadsMessages.notALogo],
  ['wide.svg', WIDE, 400, uploadsMessages.markNotSquare, 'mark'],
  ['small.png', () => aPng(256, 256), 400, uploadsMessages.markTooSmall, 'mark'],
])(
  'the upload %s is refused and leaves no file',
  async ([fileName, content, status, sentence, purpose], { api, config }) => {
    const response = await upload(api, typeof content === 'string' ? content : await content(), fileName, purpose)

    expect(response.statusCode).toBe(status)
    expect(response.json().responseMessage.reasonPhrase).toContain(sentence)
    expect(await filesIn(config)).toEqual([])
  },
)

test('an SVG is accepted as a logo only, and is served redrawn, as an image that cannot run scripts', async ({
  api,
}) => {
  expectRefusal(await sendFile(api, { content: WIDE, fileName: 'logo.svg' }), 400, uploadsMessages.notAnImage)
  const name = await stored(api, `<!-- by an editor -->${WIDE}`)
  const files = Fastify()
  await files.register(uploadsRoutes({ ...api.files, isWithheld: async () => false }))

  const response = await files.inject(`/assets/images/CompanyLogos/${name}`)

  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(response.body).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 40 10" width="512" height="128"><rect [^>]+\/><\/svg>$/,
  )
})

const SIZES: Record<string, number> = {
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/icon-maskable-512.png': 512,
  '/mail-mark.png': 96,
}

async function iconsOf(api: TestApi, found: () => Promise<typeof demoCompany>, isDemo: boolean) {
  const { store: originals, cache } = api.files
  const brand = createBrandService({ company: { find: found }, originals, cache, isDemo: isDemoOf({ isDemo }) })
  let revision = 0
  const app = Fastify()
  await app.register(
    brandRoutes({
      brand,
      cache: createContentCache({
        revision: () => {
          revision += 1
          return revision
        },
      }),
    }),
  )
  return app
}

test('icons and manifest are made from the mark, an SVG or a PNG', async ({ api }) => {
  for (const [content, fileName] of [
    [SQUARE, 'mark.svg'],
    [await aPng(600, 600), 'mark.png'],
  ] as const) {
    const mark = { file: await stored(api, content, fileName, 'mark'), width: 512, height: 512 }
    const app = await iconsOf(api, async () => ({ ...demoCompany, ...draft, mark }), true)

    for (const url of BRAND_FILES) expect((await app.inject(url)).statusCode, url).toBe(200)
    for (const [url, size] of Object.entries(SIZES)) {
      const { width, height, format } = await sharp((await app.inject(url)).rawPayload).metadata()
      expect({ width, height, format }, url).toEqual({ width: size, height: size, format: 'png' })
    }
    for (const url of ['/apple-touch-icon.png', '/icon-maskable-512.png']) {
      expect((await sharp((await app.inject(url)).rawPayload).stats()).isOpaque, url).toBe(true)
    }
    const favicon = await app.inject('/favicon.svg')
    expect(favicon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' })
    expect(favicon.body.includes('data:image/png')).toBe(fileName === 'mark.png')
    expect((await app.inject('/favicon.ico')).rawPayload.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
    expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Acme Homes Private Limited',
      short_name: 'Acme',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
    })
  }
})

test('without a mark the demo has its own, and any other company the first letter of its name in its font', async ({
  api,
}) => {
  const iconOf = async (name: string, isDemo: boolean, look = DEFAULT_LOOK) => {
    const app = await iconsOf(api, async () => ({ ...demoCompany, name, look }), isDemo)
    return (await app.inject('/icon-192.png')).rawPayload
  }
  const demo = await iconOf('Plinth', true)

  expect(await iconOf('Plinth', false)).not.toEqual(demo)
  expect(await iconOf('Acme', true)).toEqual(await iconOf('Arcadia', false))
  expect(await iconOf('Acme', true)).not.toEqual(await iconOf('Plinth', false))
  expect(await iconOf('Acme', false, { ...DEFAULT_LOOK, type: 'schibsted' })).not.toEqual(await iconOf('Acme', false))
  const unnamed = await iconsOf(api, async () => ({ ...demoCompany, name: '' }), false)
  expect((await unnamed.inject('/icon-192.png')).statusCode).toBe(200)
})

test('an editor cannot save a logo', async ({ api, db }) => {
  const mark = await stored(api, SQUARE)
  await db.insert(company).values(demoCompany)

  expect((await api.post(SAVE, { ...draft, mark }, { token: await api.tokenOf('Editor') })).statusCode).toBe(403)
  expect((await api.get(READ)).json().data.mark).toBeNull()
})
