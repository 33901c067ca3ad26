import sharp from 'sharp'
import { aProject, file, projectToast, removeProject, uploadUnlabelled } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, hydrate, open, test } from './fixtures.ts'
import { store } from './storage.ts'

test('staff label pictures one by one and several at once, and visitors see the labels', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Label House ${Date.now()}`)
  const tiles = page.locator('.gallery-tile-edit')
  const tray = page.getByRole('region', { name: 'Uploads' })

  await test.step('an upload asks what its pictures show; without an answer they stay unlabelled', async () => {
    await open(page, `/admin/projectdetails?id=${project.id}&tab=gallery`)
    await uploadUnlabelled(page, ['roof.png', 'hall.png'])
    await expect(tiles.filter({ hasText: 'Not labelled' })).toHaveCount(2)
    await tray.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('one answer is for the whole batch, and the day that the camera stored is suggested', async () => {
    const chooser = page.locator('.gallery-upload input[type=file]')
    const photograph = { name: 'court.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph('2026:11:06 14:32:10') }
    await chooser.setInputFiles([photograph, file('gate.png')])
    const question = page.getByRole('dialog', { name: 'What do these 2 pictures show?' })
    await question.getByRole('button', { name: 'Upload 2 pictures' }).click()
    await expect(question.getByText('Please choose what the picture shows.')).toBeVisible()
    await question.getByRole('radio', { name: 'Photograph' }).check({ force: true })
    await expect(question.getByLabel('Taken on')).toHaveValue('2026-11-06')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Upload 2 pictures' }).click()
    await expect(question).toBeHidden()
    await expect(tiles.filter({ hasText: 'Photograph, 6 Nov 2026' })).toHaveCount(2)
    await tray.getByRole('button', { name: 'Close' }).click()

    await chooser.setInputFiles(file('never.png'))
    const again = page.getByRole('dialog', { name: 'What does this picture show?' })
    await again.getByText('Stock picture').click()
    await expect(again.getByRole('radio', { name: 'Stock picture' })).toBeChecked()
    await again.getByRole('button', { name: 'Close' }).click()
    await expect(tray).toBeHidden()
    await expect(tiles).toHaveCount(4)
  })

  await test.step('the publish gate names the others and links to a list that labels them together', async () => {
    await open(page, `/admin/projectdetails?id=${project.id}&tab=registration`)
    const findings = page.getByRole('region', { name: /to settle before this can be called complete/ })
    await expect(findings).toContainText('2 pictures of the gallery do not say what they show.')
    await findings.getByRole('link', { name: 'Label several pictures at once' }).click()
    await expect(page.getByRole('heading', { name: 'Unlabelled pictures', level: 1 })).toBeVisible()
    await expect(tiles).toHaveCount(2)
    await expectAccessible(page)
    // The list is also shown for a page number that does not exist.
    await open(page, `${page.url()}&page=2`)
    await expect(tiles).toHaveCount(2)

    await page.getByRole('button', { name: 'Select all shown' }).click()
    await page.getByRole('combobox', { name: 'What the picture shows' }).selectOption('Sample flat')
    await page.getByRole('button', { name: 'Label 2 pictures' }).click()
    await expect(projectToast(page, '2 pictures are labelled.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Every picture is labelled' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  await test.step('the label of a picture in the gallery and in the form can be changed', async () => {
    await open(page, `/admin/projectdetails?id=${project.id}&tab=gallery`)
    await tiles.first().getByRole('checkbox').check()
    await page.getByRole('combobox', { name: 'What the picture shows' }).selectOption('Stock picture')
    await page.getByRole('button', { name: 'Label 1 picture' }).click()
    await expect(tiles.first()).toContainText('Stock picture')

    await open(page, `/admin/editdetails/${project.id}`)
    const banner = page.getByRole('combobox', { name: 'What the picture shows, Banner Image' })
    await expect(banner).toHaveValue('impression')
    await banner.selectOption('Photograph')
    await expect(page.getByRole('button', { name: 'Label 1 picture' })).toBeHidden()
    await page.getByLabel('Taken on').fill('2026-03-22')
    await page.getByRole('button', { name: 'Label 1 picture' }).click()
    await expect(projectToast(page, 'The picture is labelled.')).toBeVisible()
    await expect(banner).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('the project page shows the labels, on an enlarged picture too', async () => {
    await page.goto(project.address)
    const banner = page.locator('.project-banner')
    await expect(banner).toContainText('Photograph, 22 Mar 2026')
    await expect(banner.getByRole('img', { name: /Delhi\. Photograph, 22 Mar 2026$/ })).toBeVisible()
    await expect(page.locator('#overview figcaption')).toHaveText('Artist’s impression')
    await hydrate(page)
    const gallery = page.locator('#gallery')
    await gallery.getByRole('link', { name: /exterior 1 of 4\. Stock picture$/ }).click()
    await expect(
      page.getByRole('dialog', { name: /gallery$/ }).getByText('Stock picture', { exact: true }),
    ).toBeVisible()
  })
  await removeProject({ page, request, headers }, project.id)
})

test('labels are below the pictures of lists, finder and shortlist; at home they show on hover and focus', {
  tag: '@desktop',
}, async ({ page }) => {
  const claims = (name: string) => page.getByRole('article').filter({ hasText: name }).locator('.claim')

  await page.goto('/products/Residential')
  await expect(claims('Suncourt')).toHaveText('Artist’s impression')
  await expect(page.getByRole('img', { name: 'Suncourt, Noida. Artist’s impression', exact: true })).toBeVisible()
  await expect(claims('Meridian Court')).toHaveText('Photograph, 22 Mar 2026')
  await expect(claims('Ridgeview Terraces')).toHaveCount(0)

  await page.goto('/find?city=Noida')
  await expect(claims('Suncourt')).toHaveText('Artist’s impression')

  await store(page, { shortlist: '[[1,"Suncourt"]]' })
  await open(page, '/shortlist')
  await expect(claims('Suncourt')).toHaveText('Artist’s impression')

  await page.goto('/home')
  const card = page.locator('.home-projects .project-card').first()
  const label = () =>
    card.locator('[data-claim]').evaluate((frame) => {
      const { content, opacity } = getComputedStyle(frame, '::after')
      return `${content} ${opacity}`
    })
  await expect(card.getByRole('img', { name: 'Artist’s impression' })).toBeAttached()
  await expect.poll(label).toMatch(/^"Artist’s impression".* 0$/)
  await card.focus()
  await expect.poll(label).toMatch(/ 1$/)
  await card.blur()
  await expect.poll(label).toMatch(/ 0$/)
  await card.hover()
  await expect.poll(label).toMatch(/ 1$/)
})

/** A JPEG with this date in its EXIF data. */
function aPhotograph(date: string) {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#886644' } }).jpeg()
  return image.withExif({ IFD2: { DateTimeOriginal: date } }).toBuffer()
}
