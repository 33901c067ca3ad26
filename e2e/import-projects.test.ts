import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { file, removeProject } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { chooseBinary } from './choose-binary.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

const HEADER = [
  'Project Name,RERA Number,Category,Type,Project Address,City,Project State,Project Overview,Project Description',
  'Banner Image,Project Image,Project Video,Exterior pictures',
].join()

const lineOf = (name: string, given: { city?: string; gallery?: string } = {}) =>
  `${name},E2E-1,Residential,Flats,Sector 9,${given.city ?? 'Pune'},MH,"Homes, around a court.",One tower.,` +
  `banner.png,card.png,film.mp4,${given.gallery ?? ''}`

test('three projects with pictures are imported from a file and a folder, and are on the site', {
  tag: '@desktop',
}, async ({ page }) => {
  const headers = await enterBackOffice(page)
  const { request } = page
  const names = ['Elm', 'Oak', 'Ash'].map((tree) => `${tree} Import ${Date.now()}`)
  const [elm = '', oak = '', ash = ''] = names
  await open(page, '/admin/projectdetails?import=1')
  const dialog = page.getByRole('dialog', { name: 'Import a CSV file' })
  await expect(dialog.getByText('One line per project, matched by Project Name.')).toBeVisible()
  await expect(dialog.getByText(/^Needed for a new one: .*Project Image, Project Video\.$/)).toBeVisible()
  await expectAccessible(page)
  await chooseBinary(dialog)
  const template = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download a template' }).click()
  expect(await readFile(await (await template).path(), 'utf8')).toContain('Project Name,Page address,RERA Number')

  await chooseCsv(dialog, [lineOf(elm, { gallery: 'roof.png|hall.png' }), lineOf(oak, { city: '' }), lineOf(ash)])
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('One line of brought.csv cannot be used')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByText('Missing: banner.png, card.png, film.mp4, roof.png, hall.png.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 2' })).toBeDisabled()
  await expectAccessible(page)

  await chooseFolder(dialog)
  await expect(dialog.getByText('5 files chosen')).toBeVisible()
  await expect(dialog.getByText('Missing:')).toBeHidden()
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('One line of brought.csv cannot be used')
  await expect(dialog.getByRole('listitem')).toContainText('City: The cell is empty.')

  await chooseCsv(dialog, [lineOf(elm, { gallery: 'roof.png|hall.png' }), lineOf(oak), lineOf(ash)])
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('What brought.csv would change')
  await expect(dialog.getByText('Residential, Pune, Ongoing').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 3' }).click()
  await expect(page.getByText('3 projects imported.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/admin/projectdetails?id=all')

  await open(page, `/admin/projectdetails?id=all&q=${encodeURIComponent(elm)}`)
  await expect(page.getByRole('link', { name: elm })).toBeVisible()
  await open(page, `/product/Residential/${encodeURIComponent(elm.toLowerCase())}`)
  await expect(page.getByRole('heading', { level: 1, name: elm })).toBeVisible()
  const ids = await Promise.all(
    names.map(async (name) => {
      const answer = await request.get(`/api/Product/GetProductDetailsByName/${encodeURIComponent(name)}`)
      const { data } = await answer.json()
      expect((await request.get(`/assets/images/ProjectImages/${data.productImage}`)).status(), name).toBe(200)
      return data.id as number
    }),
  )
  const gallery = await (await request.get(`/api/Product/GetGalleryImage/${ids[0]}`)).json()
  expect(gallery.data.map(({ imgPath }: { imgPath: string }) => imgPath.replace(/^\d+_/, ''))).toEqual([
    'roof.png',
    'hall.png',
  ])

  // Importing the same file again changes nothing; changes are previewed first.
  await open(page, '/admin/projectdetails?id=all')
  await page.getByRole('button', { name: 'Import projects' }).click()
  await chooseCsv(dialog, [lineOf(elm, { city: 'Nashik', gallery: 'roof.png|hall.png' }), lineOf(oak)])
  await expect(dialog.getByText('City: Pune → Nashik')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 1' }).click()
  await expect(page.getByText('1 project imported.')).toBeVisible()
  for (const id of ids) await removeProject({ page, request, headers }, id)
})

test('a refused picture stops the import of news, which succeeds with a corrected picture', {
  tag: '@phone',
}, async ({ page, allowFault }) => {
  allowFault(/FileUpload answered 400/)
  await enterBackOffice(page)
  const title = `Keys ${Date.now()}`
  await open(page, '/admin/newsevents?import=1')
  const dialog = page.getByRole('dialog', { name: 'Import a CSV file' })
  await chooseBinary(dialog)
  const dropped = await page.evaluateHandle((line) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([`Title,Description,Media Type,Picture\n${line}\n`], 'news.csv'))
    transfer.items.add(new File(['not a picture'], 'keys.png', { type: 'image/png' }))
    return transfer
  }, `${title},For all.,News,keys.png`)
  await dialog.locator('.import-drop').dispatchEvent('drop', { dataTransfer: dropped })
  await dialog.getByRole('button', { name: 'Import 1' }).click()
  await expect(dialog.getByRole('alert')).toContainText('keys.png: ')
  await expect(dialog.getByRole('button', { name: 'Choose a folder' })).toBeHidden()

  await chooser(dialog, 'Choose files').setInputFiles(file('keys.png'))
  await dialog.getByRole('button', { name: 'Import 1' }).click()
  await expect(page.getByText('1 item imported.')).toBeVisible()
  await expect(page).toHaveURL('/admin/newsevents')
  await expect(page.getByRole('row', { name: title })).toBeVisible()
})

function chooser(dialog: Locator, label: string) {
  return dialog.locator(`input[aria-label="${label}"]`)
}

function chooseCsv(dialog: Locator, lines: readonly string[]) {
  return chooser(dialog, 'Choose a file').setInputFiles({
    name: 'brought.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADER, ...lines].join('\r\n')),
  })
}

async function chooseFolder(dialog: Locator) {
  // The files must exist on disk, because the browser reads them again when it uploads them.
  const folder = test.info().outputPath('pictures')
  await mkdir(join(folder, 'gallery'), { recursive: true })
  const contents = ['banner.png', 'card.png', 'film.mp4', 'gallery/roof.png', 'gallery/hall.png']
  for (const path of contents) await writeFile(join(folder, path), file(path).buffer)
  await writeFile(join(folder, 'notes.txt'), 'not for the site')
  await chooser(dialog, 'Choose a folder').setInputFiles(folder)
}
