import sharp, { type Region } from 'sharp'
import { expect, test } from 'vitest'
import { TYPE_PAIRINGS } from '#contract/company/look.constants.ts'
import { DEFAULT_LOOK, type Look } from '#contract/company/look.schema.ts'
import { company } from '#demo/company.ts'
import { createLocalFileStore } from '#server/gateways/file-store.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createSharePicturesService } from './share-pictures.service.ts'

type Project = NonNullable<
  Awaited<ReturnType<Parameters<typeof createSharePicturesService>[0]['projects']['findShownOnCard']>>
>

const NO_LOGO = { logo: async () => null }

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

test('the picture of a company other than the demo has a plain background, and its logo once it has one', async () => {
  const logo = await sharp({ create: { width: 200, height: 60, channels: 3, background: '#FF0000' } })
    .png()
    .toBuffer({ resolveWithObject: true })
  let logoDark: typeof company.logoDark = null
  const sharePictures = createSharePicturesService({
    projects: { findShownOnCard: async () => null },
    company: { find: async () => ({ ...company, logoDark }) },
    brand: { logo: async () => logo },
    isDemo: async () => false,
    originals: createLocalFileStore(await temporaryFolder()),
    cache: createLocalFileStore(await temporaryFolder()),
  })

  const plain = (await sharePictures.ofSite()) as Buffer
  logoDark = { file: '1730000000000_logo.svg', width: 200, height: 60 }
  const withLogo = (await sharePictures.ofSite()) as Buffer

  for (const { stdev } of await channelsOf(plain, { left: 0, top: 0, width: 1200, height: 180 })) {
    expect(stdev).toBeLessThan(2)
  }
  const corner = { left: 980, top: 525, width: 140, height: 30 }
  expect((await channelsOf(withLogo, corner))[0]?.mean).toBeGreaterThan(200)
  expect((await channelsOf(plain, corner))[0]?.mean).toBeLessThan(150)
})

test('a long legal name does not touch the name of the company', async () => {
  const sharePictures = createSharePicturesService({
    projects: { findShownOnCard: async () => null },
    company: {
      find: async () => ({
        ...company,
        name: 'Mahogany Estates and Homes',
        legalName: 'Mahogany Estates and Homes of North India Private Limited',
      }),
    },
    brand: NO_LOGO,
    isDemo: async () => false,
    originals: createLocalFileStore(await temporaryFolder()),
    cache: createLocalFileStore(await temporaryFolder()),
  })

  const picture = (await sharePictures.ofSite()) as Buffer

  for (const { stdev } of await channelsOf(picture, { left: 806, top: 500, width: 20, height: 60 })) {
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

async function withProject({ name, look }: { name: string; look?: Look }) {
  const originals = createLocalFileStore(await temporaryFolder())
  const photograph = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
  await originals.write('ProjectBannerImages/1730000000000_banner.jpg', photograph)
  const project = { name, type: 'Offices', city: 'Noida', bannerImage: '1730000000000_banner.jpg' } as Project
  const sharePictures = createSharePicturesService({
    projects: { findShownOnCard: async (id) => (id === 1 ? project : null) },
    company: { find: async () => ({ ...company, look }) },
    brand: NO_LOGO,
    isDemo: async () => true,
    originals,
    cache: createLocalFileStore(await temporaryFolder()),
  })
  return { sharePictures, project }
}
