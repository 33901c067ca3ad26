import sharp, { type Region } from 'sharp'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company/company.schema.ts'
import { TYPE_PAIRINGS } from '#contract/company/look.constants.ts'
import { DEFAULT_LOOK, type Look } from '#contract/company/look.schema.ts'
import { company } from '#demo/company.ts'
import { createLocalFileStore } from '#server/gateways/file-store.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createSharePicturesService } from './share-pictures.service.ts'

type SharePicturesDeps = Parameters<typeof createSharePicturesService>[0]
type Project = NonNullable<Awaited<ReturnType<SharePicturesDeps['projects']['findShownOnCard']>>>

const NO_LOGO = { logo: async () => null, mark: async () => Buffer.alloc(0) }
const NO_PAGES = { findShown: async () => null }

test('the preview image of a project has the standard size for any length and characters of its name', async () => {
  for (const name of ['Elite One', 'A <b>& "very" long name that would never fit on one line of this picture']) {
    const { sharePictures } = await withProject({ name })

    const picture = await sharePictures.ofProject(1)

    expect(await sharp(picture as Buffer).metadata(), name).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test('a long name is broken into lines that stay clear of the border', async () => {
  const { sharePictures } = await withProject({ name: 'WW '.repeat(33).trim() })

  const picture = (await sharePictures.ofProject(1)) as Buffer

  const upperLines = await channelsOf(picture, { left: 64, top: 280, width: 1000, height: 60 })
  expect(upperLines[0]?.max).toBeGreaterThan(200)
  for (const { max } of await channelsOf(picture, { left: 0, top: 0, width: 1200, height: 60 })) {
    expect(max).toBeLessThan(150)
  }
})

test('an image is drawn once, and again when the project is renamed', async () => {
  const { sharePictures, project } = await withProject({ name: 'Elite One' })
  const first = await sharePictures.ofProject(1)
  const again = await sharePictures.ofProject(1)
  project.name = 'Elite Two'
  const renamed = await sharePictures.ofProject(1)

  expect(again).toEqual(first)
  expect(renamed).not.toEqual(first)
})

test('an image is drawn again when the registration changes or runs out', async () => {
  const { sharePictures, project } = await withProject({ name: 'Elite One' })
  const first = await sharePictures.ofProject(1)
  project.registration = { number: 'UPRERAPRJ601920', validUntil: '2099-06-30', others: 0 }
  const registered = await sharePictures.ofProject(1)
  project.registration = { number: 'UPRERAPRJ601920', validUntil: '2020-06-30', others: 0 }
  const over = await sharePictures.ofProject(1)

  expect(registered).not.toEqual(first)
  expect(over).not.toEqual(registered)
})

test('the picture of the site has the standard size and is drawn again when the company changes its slogan', async () => {
  let { slogan } = company
  const sharePictures = createSharePicturesService({
    projects: { findShownOnCard: async () => null },
    company: { find: async () => ({ ...company, slogan }) },
    brand: NO_LOGO,
    pages: NO_PAGES,
    isDemo: async () => true,
    originals: createLocalFileStore(await temporaryFolder()),
    cache: createLocalFileStore(await temporaryFolder()),
  })

  const first = await sharePictures.ofSite()
  const again = await sharePictures.ofSite()
  slogan = null
  const renamed = await sharePictures.ofSite()

  expect(await sharp(first as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(again).toEqual(first)
  expect(renamed).not.toEqual(first)
})

test('the picture of a company other than the demo is dark with its dark logo, and light with another logo or a mark', async () => {
  const logo = await solid({ width: 200, height: 60 })
  const mark = await solid({ width: 512, height: 512 })
  const file = { file: '1730000000000_logo.svg', width: 200, height: 60 }
  const own = { ...company, logoLight: null, logoDark: null, mark: null }
  const corner = { left: 70, top: 70, width: 60, height: 60 }
  for (const [name, given, isLight, hasRedCorner] of [
    ['no logo', own, false, false],
    ['a dark logo', { ...own, logoDark: file, mark: file }, false, true],
    ['a light logo', { ...own, logoLight: file }, true, true],
    ['a mark', { ...own, mark: file }, true, true],
  ] as const) {
    const picture = await ofCompany(given, { logo: async () => logo, mark: async () => mark.data })

    for (const { mean } of await channelsOf(picture, { left: 900, top: 240, width: 200, height: 60 })) {
      expect(mean > 128, name).toBe(isLight)
    }
    const [red, green] = await channelsOf(picture, corner)
    expect((red?.mean ?? 0) > 200 && (green?.mean ?? 0) < 60, name).toBe(hasRedCorner)
  }
})

test('a picture without a photograph names the company once', async () => {
  const own = { ...company, slogan: null, logoLight: null, logoDark: null, mark: null, offices: [], phones: [] }

  const unnamed = await ofCompany({ ...own, legalName: own.name })
  const named = await ofCompany({ ...own, slogan: 'Homes with a courtyard' })

  const corner = { left: 64, top: 64, width: 400, height: 112 }
  expect((await channelsOf(unnamed, corner))[0]?.stdev).toBeLessThan(2)
  expect((await channelsOf(named, corner))[0]?.stdev).toBeGreaterThan(10)
})

test('a page that staff have added has a picture with its title, and a hidden one has none', async () => {
  const sharePictures = createSharePicturesService({
    ...(await ownCompany(company)),
    pages: {
      findShown: async (address) => (address === 'nri-desk' ? { name: 'NRI', title: 'Buying from abroad' } : null),
    },
  })

  const picture = (await sharePictures.ofPage('nri-desk')) as Buffer

  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(picture).not.toEqual(await sharePictures.ofSite())
  expect(await sharePictures.ofPage('hidden')).toBeNull()
})

async function ofCompany(found: Company, brand: SharePicturesDeps['brand'] = NO_LOGO) {
  return (await createSharePicturesService({ ...(await ownCompany(found)), brand }).ofSite()) as Buffer
}

async function ownCompany(found: Company): Promise<SharePicturesDeps> {
  return {
    projects: { findShownOnCard: async () => null },
    company: { find: async () => found },
    brand: NO_LOGO,
    pages: NO_PAGES,
    isDemo: async () => false,
    originals: createLocalFileStore(await temporaryFolder()),
    cache: createLocalFileStore(await temporaryFolder()),
  }
}

function solid({ width, height }: { width: number; height: number }) {
  return sharp({ create: { width, height, channels: 3, background: '#FF0000' } })
    .png()
    .toBuffer({ resolveWithObject: true })
}

test('a long line does not touch the name of the company on a photograph', async () => {
  const { sharePictures } = await withProject({
    name: 'Elite One',
    type: '2, 3 and 4 BHK apartments and villas '.repeat(3),
  })

  const picture = (await sharePictures.ofProject(1)) as Buffer

  for (const { stdev } of await channelsOf(picture, { left: 986, top: 500, width: 20, height: 60 })) {
    expect(stdev).toBeLessThan(4)
  }
})

/** Extracts the part into an image of its own, because sharp computes statistics of its whole input. */
async function channelsOf(picture: Buffer, part: Region) {
  const { channels } = await sharp(await sharp(picture).extract(part).png().toBuffer()).stats()
  return channels
}

test('a hidden project and one whose photograph is missing have no preview image', async () => {
  const { sharePictures, project } = await withProject({ name: 'Elite One' })

  expect(await sharePictures.ofProject(2)).toBeNull()
  project.bannerImage = '1730000000000_gone.jpg'
  expect(await sharePictures.ofProject(1)).toBeNull()
})

test('an image is drawn in the font of the look', async () => {
  const looks = await Promise.all(
    TYPE_PAIRINGS.map((type) => withProject({ name: 'Elite One', look: { ...DEFAULT_LOOK, type } })),
  )
  const [mixed, sans, serif] = await Promise.all(looks.map(({ sharePictures }) => sharePictures.ofProject(1)))

  expect(sans).not.toEqual(mixed)
  expect(serif).toEqual(mixed)
})

async function withProject({ name, type = 'Offices', look }: { name: string; type?: string; look?: Look }) {
  const originals = createLocalFileStore(await temporaryFolder())
  const photograph = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
  await originals.write('ProjectBannerImages/1730000000000_banner.jpg', photograph)
  const project = { name, type, city: 'Noida', bannerImage: '1730000000000_banner.jpg' } as Project
  const sharePictures = createSharePicturesService({
    projects: { findShownOnCard: async (id) => (id === 1 ? project : null) },
    company: { find: async () => ({ ...company, look }) },
    brand: NO_LOGO,
    pages: NO_PAGES,
    isDemo: async () => true,
    originals,
    cache: createLocalFileStore(await temporaryFolder()),
  })
  return { sharePictures, project }
}
