import { writeFile } from 'node:fs/promises'
import type { APIRequestContext, Locator } from '@playwright/test'
import sharp from 'sharp'
import { aProject, file, projectToast, removeProject } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

interface Staff {
  request: APIRequestContext
  headers: Record<string, string>
}

test('progress updates are added, changed, deleted and restored', { tag: '@desktop' }, async ({
  page,
  request,
  allowFault,
}) => {
  allowFault(/ManageProgressUpdate answered 409/)
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Rising House ${Date.now()}`)
  await open(page, `/admin/projectdetails?id=${project.id}&tab=progress`)
  await expect(page.getByRole('heading', { name: 'No updates yet' })).toBeVisible()
  const form = page.getByRole('form', { name: 'New update' })

  await test.step('a day in the future and a structure without floors are refused', async () => {
    await form.getByLabel('Date').fill('2999-01-01')
    await form.getByLabel('Stage').selectOption('Structure')
    await form.getByLabel('Percent').fill('66')
    await form.getByRole('button', { name: 'Publish update' }).click()
    await expect(form.getByText('This day is in the future. An update says what has been done.')).toBeVisible()
    await form.getByLabel('Date').fill('2026-11-01')
    await form.getByRole('button', { name: 'Publish update' }).click()
    await expect(form.getByText('Please enter the floor that the structure has reached.')).toBeVisible()
  })

  await test.step('an update is added by keyboard', async () => {
    await form.getByLabel('Tower').fill('T3')
    await form.getByLabel('Floor', { exact: true }).fill('12')
    await form.getByLabel('Of floors').fill('14')
    await form.getByLabel('What was done').fill('Formwork of floor 12 struck.')
    await form.getByLabel('Verified by').fill('S. Bhatnagar')
    await form.getByLabel('Verified by').press('Enter')
    await expect(page.getByText('Structure, floor 12 of 14').first()).toBeVisible()
    await expect(page.getByText('Verified by S. Bhatnagar')).toBeVisible()
    await expect(page.getByRole('form', { name: 'New update' }).getByLabel('Date')).toBeFocused()
  })
  await expectAccessible(page)

  await test.step('the update is changed, and the page shows it at once', async () => {
    await page.getByRole('button', { name: 'Edit T3, 1 Nov 2026' }).click()
    const edit = page.getByRole('form', { name: 'Edit update' })
    await edit.getByLabel('Stage').selectOption('Brickwork')
    await edit.locator('[name=floor]').fill('')
    await edit.getByRole('button', { name: 'Publish update' }).click()
    await expect(page.getByText('Brickwork, 66%').first()).toBeVisible()
    expect(await updatesOf({ request, headers }, project.id)).toMatchObject([
      { stage: 'Brickwork', floor: null, totalFloors: null, percent: 66, tower: 'T3', version: 2 },
    ])
    expect(await (await request.get(project.address)).text()).toContain('Brickwork has reached 66%')
  })

  await test.step('a change by another user in the meantime is shown, not overwritten', async () => {
    await page.getByRole('button', { name: 'Edit T3, 1 Nov 2026' }).click()
    const edit = page.getByRole('form', { name: 'Edit update' })
    const [theirs] = await updatesOf({ request, headers }, project.id)
    await request.post('/api/Product/ManageProgressUpdate', { headers, data: { ...theirs, percent: 70 } })
    await edit.getByLabel('Percent').fill('75')
    await edit.getByRole('button', { name: 'Publish update' }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Percent' })
    await dialog.getByRole('radio').first().check()
    await dialog.getByRole('button', { name: /Save/ }).click()
    await expect(page.getByText('Brickwork, 75%').first()).toBeVisible()
  })

  await test.step('changes of different fields are both saved without a question', async () => {
    await page.getByRole('button', { name: 'Edit T3, 1 Nov 2026' }).click()
    const edit = page.getByRole('form', { name: 'Edit update' })
    const [theirs] = await updatesOf({ request, headers }, project.id)
    await request.post('/api/Product/ManageProgressUpdate', { headers, data: { ...theirs, verifiedBy: 'R. Menon' } })
    await edit.getByLabel('What was done').fill('Walls of floor 12.')
    await edit.getByRole('button', { name: 'Publish update' }).click()
    await expect(page.getByText('Verified by R. Menon')).toBeVisible()
    await expect(page.getByText('Walls of floor 12.')).toBeVisible()
  })

  await test.step('the update is deleted and restored', async () => {
    await page.getByRole('button', { name: 'Delete T3, 1 Nov 2026' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'No updates yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Brickwork, 75%').first()).toBeVisible()
  })
  await removeProject({ page, request, headers }, project.id)
})

test('a late handover can only be saved with a reason', { tag: '@desktop' }, async ({ page, request }) => {
  const headers = await enterBackOffice(page)
  const name = `Ledger House ${Date.now()}`
  const project = await aProject({ request, headers }, name)
  await open(page, `/admin/projectdetails?id=${project.id}&tab=progress`)
  const panel = page.getByRole('region', { name: 'Handovers' })
  await expect(panel.getByText('The project has no promised date')).toBeVisible()

  await panel.getByRole('button', { name: 'Add handover' }).click()
  const form = page.getByRole('dialog', { name: 'New handover' })
  await form.getByLabel('Tower or phase').fill('Tower A')
  await form.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(form.getByLabel('Tower or phase')).toHaveValue('Tower A')
  await form.getByLabel('Promised to RERA').fill('2026-01-31')
  await form.getByLabel('Handed over').fill('2026-02-02')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Reason if it was late', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Reason if it was late')).toHaveAccessibleDescription(/Please write why it was late\./)
  await form.getByLabel('Reason if it was late').fill('The lifts came late.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('2 days late')).toBeVisible()
  await expect(panel.getByText('The lifts came late.')).toBeVisible()
  await expectAccessible(page)

  await test.step('a deletion moves the focus to the panel', async () => {
    await panel.getByRole('button', { name: 'Delete Tower A' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(panel.getByText('The project has no promised date')).toBeVisible()
    await expect(panel).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(panel.getByText('2 days late')).toBeVisible()
  })

  await page.goto('/on-time')
  const row = page.locator('#handed-over tbody tr').filter({ hasText: name })
  await expect(row).toContainText('Tower A, Delhi')
  await expect(row).toContainText('The lifts came late.')
  await removeProject({ page, request, headers }, project.id)
})

test('on a phone photographs are uploaded one by one, and again after a lost connection', { tag: '@phone' }, async ({
  page,
  request,
  allowFault,
}) => {
  allowFault(/FileUpload/)
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Camera House ${Date.now()}`)
  await open(page, `/admin/projectdetails?id=${project.id}&tab=progress`)
  const form = page.getByRole('form', { name: 'New update' })
  await expect(form.getByRole('button', { name: 'Take photographs' })).toBeVisible()
  await form.getByLabel('Stage').selectOption('Foundation')
  await form.getByLabel('Percent').fill('400')
  const wrong = await form.getByText('Please enter how far the stage is, from 0 to 100 %.').boundingBox()
  expect(wrong?.width).toBeGreaterThan(200)
  await form.getByLabel('Percent').fill('40')

  let calls = 0
  await page.route('**/Product/FileUpload', (route) => {
    calls += 1
    if (calls === 1) return route.abort('connectionreset')
    return calls === 2 ? route.fulfill({ status: 500, json: {} }) : route.continue()
  })
  const chooser = form.locator('input[type=file][capture]')
  await chooser.setInputFiles(file('raft.png'))
  await expect(form.getByText('No connection. Trying again soon.')).toBeVisible()
  await expectReadable(form.locator('.photographs [data-state=offline]'))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(form.getByText('Error occurred while uploading the file.')).toBeVisible()

  await form.getByRole('button', { name: 'Publish update' }).click()
  await expect(form.getByText('A photograph is missing. Please upload it again.')).toBeVisible()
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(form.getByRole('img', { name: /raft\.png$/ })).toBeVisible()
  await chooser.setInputFiles(file('plan.pdf'))
  await expect(form.getByText('Please select a valid "jpg/png" file.')).toBeVisible()
  await expectReadable(form.locator('.photographs [data-state=refused]'))
  await form.getByRole('button', { name: 'Remove plan.pdf' }).press('Enter')
  await expect(form.locator('.photographs li :focus')).toHaveCount(1)
  await expectAccessible(page)

  await form.getByRole('button', { name: 'Publish update' }).click()
  await expect(projectToast(page, 'Saved')).toBeVisible()
  const [update] = await updatesOf({ request, headers }, project.id)
  expect(update.photographs).toEqual([expect.stringMatching(/raft\.png$/)])
  expect(calls).toBe(3)
  await removeProject({ page, request, headers }, project.id)
})

test(
  'a photograph of 40 MB is reduced and turned upright, and it alone is uploaded again after a lost connection',
  {
    tag: '@phone',
  },
  async ({ page, request, allowFault }, testInfo) => {
    // Generating and scaling the picture takes half a minute on a busy machine.
    test.slow()
    allowFault(/FileUpload/)
    const headers = await enterBackOffice(page)
    const project = await aProject({ request, headers }, `Large House ${Date.now()}`)
    await open(page, `/admin/projectdetails?id=${project.id}&tab=progress`)
    const form = page.getByRole('form', { name: 'New update' })
    await form.getByLabel('Stage').selectOption('Foundation')
    await form.getByLabel('Percent').fill('40')

    // The connection is lost once, during the upload of the large photograph.
    const sent: number[] = []
    await page.route('**/Product/FileUpload', (route) => {
      const bytes = route.request().postDataBuffer()?.length ?? 0
      sent.push(bytes)
      return bytes > SMALL && sent.filter((size) => size > SMALL).length === 1
        ? route.abort('connectionreset')
        : route.continue()
    })
    const chooser = form.locator('input[type=file][multiple]')
    // Files of this size are given by their path, because Playwright would copy a buffer to the browser as text.
    const written = async (name: string, content: Buffer) => {
      const path = testInfo.outputPath(name)
      await writeFile(path, content)
      return path
    }
    await chooser.setInputFiles([
      await written('raft.png', file('raft.png').buffer),
      await written('IMG_2291.jpg', await largePhotograph()),
    ])
    await expect(form.getByRole('img', { name: /raft\.png$/ })).toBeVisible()
    await expect(form.getByLabel('Date')).toHaveValue('2026-11-06')
    await expect(form.getByText('Suggested: the day of the newest photograph.')).toBeVisible()
    await expect(form.getByText('No connection. Trying again soon.')).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(form.getByRole('img', { name: /IMG_2291\.jpg$/ })).toBeVisible()

    expect(sent.filter((size) => size <= SMALL)).toHaveLength(1)
    expect(sent.filter((size) => size > SMALL)).toHaveLength(2)
    expect(Math.max(...sent), 'of the smaller copy').toBeLessThan(10 * MEGABYTE)

    await chooser.setInputFiles(await written('broken.jpg', Buffer.alloc(40 * MEGABYTE)))
    await expect(form.getByText('The image is larger than 10 MB.')).toBeVisible()
    await form.getByRole('button', { name: 'Remove broken.jpg' }).click()

    await form.getByRole('button', { name: 'Publish update' }).click()
    await expect(projectToast(page, 'Saved')).toBeVisible()
    const [update] = await updatesOf({ request, headers }, project.id)
    expect(update.updateDate).toBe('2026-11-06')
    const stored = await request.get(`/assets/images/ProjectImages/${encodeURIComponent(update.photographs[1])}`)
    expect(await sharp(await stored.body()).metadata()).toMatchObject({ width: 2731, height: 4096 })
    await removeProject({ request, headers }, project.id)
  },
)

const MEGABYTE = 1024 * 1024
/** In bytes: a size between that of the small file of the test and that of the large one. */
const SMALL = 50 * 1024

/** A photograph as phones store it: sideways, with its orientation in the EXIF data. Zero bytes fill it up to 40 MB. */
async function largePhotograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const image = await sharp({ create: { width: 4500, height: 3000, channels: 3, background: '#886644', noise } })
    .jpeg({ quality: 60 })
    .withMetadata({ orientation: 6, exif: { IFD2: { DateTimeOriginal: '2026:11:06 14:32:10' } } })
    .toBuffer()
  return Buffer.concat([image, Buffer.alloc(40 * MEGABYTE - image.length)])
}

/** The text of the tile is neither cut off nor under its button. */
async function expectReadable(tile: Locator) {
  const { overflow, covered } = await tile.evaluate((element) => {
    const texts = document.createRange()
    texts.selectNodeContents(element.querySelector('.photographs-file') ?? element)
    const button = element.querySelector('.icon-button')?.getBoundingClientRect() ?? new DOMRect()
    return {
      overflow: element.scrollHeight - element.clientHeight,
      covered: [...texts.getClientRects()].some((text) => text.right > button.left && text.top < button.bottom),
    }
  })
  expect({ overflow, covered }).toEqual({ overflow: 0, covered: false })
}

async function updatesOf({ request, headers }: Staff, projectId: number) {
  return (await (await request.get(`/api/Product/GetProgressUpdates/${projectId}`, { headers })).json()).data
}
