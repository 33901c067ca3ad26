import type { Page } from '@playwright/test'
import { file } from './a-project.ts'
import { EDITOR, signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { test } from './own-site.ts'

const saveHome = (page: Page) => page.getByRole('button', { name: 'Save home page' }).click()
const isSaved = (page: Page) => expect(page.getByText('Everything is saved')).toBeVisible()

test('an editor changes, moves and hides sections, and the home page shows it', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAsStaff(page, EDITOR)
  await open(page, '/admin/pages')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const preview = page.frameLocator('iframe[title="Preview"]')

  const hero = page.getByRole('region', { name: 'Sections' }).getByRole('listitem').filter({ hasText: 'Hero' })
  await expect(hero).toContainText('The finder follows it')
  await page.getByRole('button', { name: 'Edit Hero' }).click()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Line above the slogan' }).fill('Keys on the printed day')
  await expect(preview.getByText('Keys on the printed day')).toBeVisible()

  await test.step('an uploaded picture is shown without an error, and can be removed again', async () => {
    const upright = page.getByRole('group', { name: 'Upright picture for phones' })
    await upright.locator('input[type=file]').setInputFiles(file('court.png'))
    await expect(upright.locator('.upload')).toHaveAttribute('data-status', 'valid')
    await expect(upright.getByRole('slider', { name: 'Focal point' })).toBeVisible()
    await upright.getByRole('button', { name: /^Remove .*court/ }).click()
    await expect(upright.getByRole('slider')).toHaveCount(0)
    await expect(upright.locator('[aria-invalid="true"], .field-error')).toHaveCount(0)
  })

  await page.getByRole('button', { name: 'Edit Numbers' }).click()
  await page.getByRole('textbox', { name: 'What it counts' }).first().fill('')
  await saveHome(page)
  await expect(page.getByText('Please say what the number counts.')).toBeVisible()
  await page.getByRole('textbox', { name: 'What it counts' }).first().fill('years of keeping dates')
  await expect(preview.getByText('years of keeping dates')).toBeVisible()

  await test.step('a section moves by keyboard, and the focus stays', async () => {
    const down = page.getByRole('button', { name: 'Move News & Events down' })
    await down.focus()
    await page.keyboard.press('Enter')
    await expect(down).toBeFocused()
    await expect(page.getByText('News & Events is now 11 of 11')).toBeAttached()
  })
  await page.getByRole('button', { name: 'Hide Customer Speak' }).click()
  await expect(preview.getByRole('heading', { name: 'Customer Speak' })).toHaveCount(0)

  await test.step('a click in the preview opens the section', async () => {
    await preview.locator('[data-preview-part="initiatives"]').click()
    await expect(page.getByRole('button', { name: 'Edit Our Initiatives' })).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('a click below a field counts, although the error of the field appears and moves the list', async () => {
    await page.getByRole('button', { name: 'Add a tile' }).click()
    const names = page.getByRole('group', { name: 'Tiles' }).getByRole('textbox', { name: 'Name' })
    await expect(names.last()).toBeFocused()
    await page.getByRole('button', { name: 'Hide News & Events' }).click()
    await expect(page.getByRole('button', { name: 'Show News & Events' })).toBeVisible()
    await expect(names.last()).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Show News & Events' }).click()
    await page
      .getByRole('button', { name: /^Remove Tiles \d+$/ })
      .last()
      .click()
  })

  await test.step('the preview scrolls to the opened section, and nothing around it does', async () => {
    await page.getByRole('button', { name: 'Edit Our Initiatives' }).press('Enter')
    const edit = page.getByRole('button', { name: 'Edit News & Events' })
    await edit.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await edit.press('Enter')
    await expect(preview.locator('[data-preview-part="news"]')).toBeInViewport()
    expect(await page.locator('.page-preview-box').evaluate((box) => box.scrollTop)).toBe(0)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  await expect(page.getByText(/^4 unsaved changes/)).toBeVisible()
  await saveHome(page)
  await isSaved(page)

  await test.step('the history lists the changed fields by their labels', async () => {
    await page.getByRole('button', { name: 'History' }).click()
    const entry = page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first()
    await expect(entry).toContainText(/Page Home: Hero, Numbers, Customer Speak and 1 more changed/)
    await entry.getByText('What changed').first().click()
    const row = entry.getByRole('row', { name: /^Hero › Line above the slogan/ })
    await expect(row).toContainText('Keys on the printed day')
    await expect(entry.getByRole('row', { name: /^Customer Speak/ })).toContainText('Hidden')
    await page.keyboard.press('Escape')
  })

  await open(page, '/home')
  await expect(page.getByText('Keys on the printed day')).toBeVisible()
  await expect(page.getByText('years of keeping dates')).toBeAttached()
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).not.toContain('Customer Speak')
  expect(headings.indexOf('News & Events')).toBeGreaterThan(headings.indexOf('Banking Partners'))
})

test('on a phone the preview opens from the save bar, and the editor who saves second chooses between two versions of a section', {
  tag: '@phone',
}, async ({ page, allowFault }) => {
  allowFault(/ManagePage answered 409/)
  const headers = { authorization: `Bearer ${await signInAsStaff(page)}` }
  const look = { palette: 'limestone', type: 'newsreader-schibsted', dateStyle: 'yyyy-MM-dd' }
  const saveLook = (data: object) => page.request.post('/api/Company/ManageLook', { headers, data })
  await saveLook({ ...look, palette: 'monsoon', type: 'schibsted' })
  await open(page, '/admin/pages')
  await page.getByRole('row', { name: /^Home/ }).click()
  await expect(page).toHaveURL('/admin/pages/1')
  // On a phone only the open section has arrows, so the hint above the list is a different one.
  await expect(page.getByText('Open one to move it.')).toBeVisible()
  await expect(page.getByText('Drag, or use the arrows.')).toBeHidden()
  await page.getByRole('button', { name: 'Edit Banking Partners' }).click()
  await expect(page.getByRole('button', { name: 'Move Banking Partners up' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Heading/ }).fill('Mine')
  const { data: stored } = await (await page.request.get('/api/Pages/GetManagedPage/1', { headers })).json()
  const theirs = {
    ...stored,
    sections: stored.sections.map((section: { kind: string }) => {
      if (section.kind === 'banks') return { ...section, heading: 'Theirs' }
      return section.kind === 'news' ? { ...section, heading: 'Their news' } : section
    }),
  }
  expect((await page.request.post('/api/Pages/ManagePage', { headers, data: theirs })).status()).toBe(200)

  await saveHome(page)
  const dialog = page.getByRole('dialog', { name: 'Another user has saved this record' })
  await expect(dialog).toContainText(/\S+@\S+ saved it on \d+ \w+ \d{4}, \d\d:\d\d\./)
  await dialog.getByRole('group', { name: 'Banking Partners › Heading' }).getByLabel(/Yours/).check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await isSaved(page)

  const { data: after } = await (await page.request.get('/api/Pages/GetManagedPage/1', { headers })).json()
  const headings = Object.fromEntries(
    after.sections.map(({ kind, heading }: { kind: string; heading?: string }) => [kind, heading]),
  )
  expect(headings).toMatchObject({ banks: 'Mine', news: 'Their news' })

  await test.step('text that is typed while a save is merged with another one stays', async () => {
    expect((await page.request.post('/api/Pages/ManagePage', { headers, data: after })).status()).toBe(200)
    await page.getByRole('textbox', { name: /^Heading/ }).fill('Mine again')
    const saving = await hold(page, '**/Pages/ManagePage')
    await saveHome(page)
    await expect.poll(saving.requests).toBe(1)
    await page.getByRole('textbox', { name: /^Heading/ }).fill('Mine at last')
    saving.release()
    await isSaved(page)
    await expect(page.getByRole('textbox', { name: /^Heading/ })).toHaveValue('Mine at last')
  })

  await test.step('the preview opens from the save bar, and unsaved changes are guarded', async () => {
    await page.getByRole('button', { name: 'Edit Projects' }).click()
    await page.getByRole('textbox', { name: /^Heading/ }).fill('All our homes')
    await page.getByRole('button', { name: 'Preview' }).click()
    const dialog = page.getByRole('dialog', { name: 'Preview' })
    const width = dialog.getByRole('button', { name: '390' })
    expect(await width.evaluate(({ clientHeight }) => clientHeight)).toBe(44)
    const heading = dialog.frameLocator('iframe').getByRole('heading', { name: 'All our homes' })
    await expect(heading).toHaveCSS('font-family', /^"Schibsted Grotesk/)
    await expect(dialog.frameLocator('iframe').locator('body')).toHaveCSS('background-color', 'rgb(233, 237, 236)')
    await saveLook(look)
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  })
})
