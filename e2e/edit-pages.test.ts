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

  await open(page, '/home')
  await expect(page.getByText('Keys on the printed day')).toBeVisible()
  await expect(page.getByText('years of keeping dates')).toBeAttached()
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).not.toContain('Customer Speak')
  expect(headings.indexOf('News & Events')).toBeGreaterThan(headings.indexOf('Banking Partners'))
})

test('a further page with three blocks appears in the menu', { tag: '@desktop' }, async ({ page }) => {
  await signInAsStaff(page, EDITOR)
  await open(page, '/admin/pages')
  await page.getByRole('link', { name: 'Add a page' }).click()
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByText(/^Not saved yet; \d to correct$/)).toBeVisible()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Careers desk')
  await page.getByRole('textbox', { name: /^Title/ }).fill('Work with us')
  const address = page.getByRole('textbox', { name: /^Address/ })
  await expect(address).toHaveValue('work-with-us')
  await address.press('End')
  await page.keyboard.type('-now')
  await expect(address).toHaveValue('work-with-us-now')

  await test.step('a taken address names its owner and offers free ones', async () => {
    await address.fill('contactus')
    await expect(page.getByText('/contactus belongs to the page Contact Us.')).toBeVisible()
    await expect(page.getByText('Correct the address to save')).toBeVisible()
    await page.getByRole('button', { name: 'Use /work-with-us' }).click()
    await expect(address).toHaveValue('work-with-us')
    await expect(address).toBeFocused()
    await expect(page.getByText('belongs to the page')).toHaveCount(0)
  })
  await page.getByRole('combobox', { name: 'Place' }).selectOption('Menu')
  await page.getByRole('checkbox', { name: /Hidden until/ }).uncheck()

  const add = page.getByRole('region', { name: 'Add a block' })
  await add.getByRole('button', { name: 'Text' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.type('Send us a letter')

  await test.step('a link with a script is refused', async () => {
    await page.keyboard.press('Shift+Home')
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await dialog.getByRole('textbox').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Set link' }).click()
    await expect(dialog.getByText('A link begins with https://')).toBeVisible()
    await dialog.getByRole('textbox').fill('/contactus')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(text.getByRole('link', { name: 'Send us a letter' })).toHaveAttribute('href', '/contactus')
  })

  await add.getByRole('button', { name: 'Questions' }).click()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('Who answers?')
  await page.getByRole('textbox', { name: 'Answer' }).click()
  await page.keyboard.type('The desk.')
  await add.getByRole('button', { name: 'Numbers' }).click()
  await expect(page.getByText('Nothing is shown until it has an entry')).toBeVisible()
  await page.getByRole('button', { name: 'Add a number' }).click()
  await expect(page.getByRole('textbox', { name: 'Before' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('12')
  await page.getByRole('textbox', { name: 'What it counts' }).fill('people at the desk')

  await test.step('a removed block returns by Undo', async () => {
    await page.getByRole('button', { name: 'Remove Numbers', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Remove Numbers', exact: true })).toBeVisible()
  })
  await test.step('the focus moves to a new block whose preview is loaded first', async () => {
    await add.getByRole('button', { name: 'Enquiry form' }).click()
    const block = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Edit Enquiry form' }) })
    await expect(block.getByRole('textbox', { name: /^Heading/ })).toBeFocused()
    await page.getByRole('button', { name: 'Remove Enquiry form' }).click()
  })
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page).toHaveURL(/\/admin\/pages\/\d+$/)
  await isSaved(page)

  await page.goto('/work-with-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work with us')
  await expect(page.getByRole('main').getByRole('link', { name: 'Send us a letter' })).toHaveAttribute(
    'href',
    '/contactus',
  )
  await expect(page.getByText('people at the desk')).toBeVisible()
  await expect(page.locator('a[href="/work-with-us"]').first()).toBeAttached()
})

test('the items of a list keep the focus when they are moved or removed', { tag: '@desktop' }, async ({ page }) => {
  await signInAsStaff(page, EDITOR)
  await open(page, '/admin/pages/new')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Counted things')
  await page.getByRole('textbox', { name: /^Title/ }).fill('Counted things')
  const add = page.getByRole('region', { name: 'Add a block' })
  await add.getByRole('button', { name: 'Numbers' }).click()
  await add.getByRole('button', { name: 'Enquiry form' }).click()
  await expect(page.getByRole('button', { name: 'Edit Enquiry form' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Edit Numbers' }).click()
  const items = page.getByRole('group', { name: 'Numbers' }).getByRole('listitem')

  await test.step('two changes before the next render are both kept', async () => {
    await page.getByRole('button', { name: 'Add a number' }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(items).toHaveCount(2)
  })
  await items.nth(1).getByRole('textbox', { name: 'Number', exact: true }).fill('12')
  await items.nth(1).getByRole('textbox', { name: 'What it counts' }).fill('people at the desk')
  await page.getByRole('button', { name: 'Move Numbers 2 up' }).press('Enter')
  await expect(items.nth(0).getByRole('textbox', { name: 'Number', exact: true })).toHaveValue('12')
  await expect(items.nth(0).getByRole('button', { name: 'Move Numbers 1 up' })).toBeFocused()

  const removeFirst = page.getByRole('button', { name: 'Remove Numbers 1' })
  await removeFirst.press('Enter')
  await expect(items).toHaveCount(1)
  await expect(removeFirst).toBeFocused()
  await removeFirst.press('Enter')
  await expect(page.getByRole('group', { name: 'Numbers' })).toBeFocused()

  await page.getByRole('button', { name: 'Remove Numbers', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Enquiry form' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Enquiry form' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Blocks' })).toBeFocused()

  await test.step('the field that adds a project keeps the focus', async () => {
    await add.getByRole('button', { name: 'Projects' }).click()
    const projects = page.getByRole('group', { name: 'Projects' })
    const choice = projects.getByRole('combobox', { name: 'Add a project' })
    await choice.focus()
    await choice.selectOption({ index: 1 })
    await expect(projects.getByRole('listitem')).toHaveCount(1)
    await expect(choice).toBeFocused()
  })
})

test('an error stays with its item when the items of a list are moved or removed', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAsStaff(page, EDITOR)
  await open(page, '/admin/pages/new')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Counted things')
  await page.getByRole('textbox', { name: /^Title/ }).fill('Counted things')
  await page.getByRole('region', { name: 'Add a block' }).getByRole('button', { name: 'Numbers' }).click()
  const items = page.getByRole('group', { name: 'Numbers' }).getByRole('listitem')
  const number = (at: number) => items.nth(at).getByRole('textbox', { name: 'Number', exact: true })
  const counted = (at: number) => items.nth(at).getByRole('textbox', { name: 'What it counts' })
  for (const at of [0, 1]) {
    await page.getByRole('button', { name: 'Add a number' }).click()
    await expect(items.nth(at).getByRole('textbox', { name: 'Before' })).toBeFocused()
  }
  await number(0).fill('12')
  await counted(1).fill('homes')
  await page.getByRole('button', { name: 'Save page' }).click()
  const invalid = page.getByRole('group', { name: 'Numbers' }).locator('[aria-invalid="true"]')
  await expect(invalid).toHaveCount(2)
  await expect(counted(0)).toBeFocused()

  await page.getByRole('button', { name: 'Move Numbers 2 up' }).click()
  await expect(counted(0)).toHaveValue('homes')
  await expect(invalid).toHaveCount(2)
  await expect(number(0)).toHaveAttribute('aria-invalid', 'true')
  await expect(counted(1)).toHaveAttribute('aria-invalid', 'true')

  await number(0).fill('340')
  await page.getByRole('button', { name: 'Move Numbers 1 down' }).click()
  await expect(number(1)).toHaveValue('340')
  await expect(invalid).toHaveCount(1)
  await expect(counted(0)).toHaveAttribute('aria-invalid', 'true')

  await page.getByRole('button', { name: 'Move Numbers 1 down' }).click()
  await page.getByRole('button', { name: 'Remove Numbers 1' }).click()
  await expect(items).toHaveCount(1)
  await expect(counted(0)).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Add a number' }).click()
  await expect(items.nth(1).getByRole('textbox', { name: 'Before' })).toBeFocused()
  await expect(invalid, 'a new item has no errors before the next save').toHaveCount(1)
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(invalid).toHaveCount(3)
})

test('on a phone the preview opens from the save bar, and the editor who saves second chooses between two versions of a section', {
  tag: '@phone',
}, async ({ page, allowFault }) => {
  allowFault(/ManagePage answered 409/)
  const headers = { authorization: `Bearer ${await signInAsStaff(page)}` }
  const look = { palette: 'limestone', type: 'newsreader-schibsted', dateStyle: 'yyyy-MM-dd' }
  const saveLook = (data: object) => page.request.post('/api/Company/ManageLook', { headers, data })
  await saveLook({ ...look, palette: 'monsoon', type: 'schibsted' })
  await open(page, '/admin/pages/1')
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
  await dialog.getByRole('group', { name: 'Banking Partners' }).getByLabel(/Yours/).check()
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

test.describe('for a new visitor', () => {
  test.use({ isFirstVisit: true })

  test('the popup picture opens once, after the disclaimer and on its days', { tag: '@desktop' }, async ({ page }) => {
    const token = await signInAsStaff(page, EDITOR)
    async function savePopup(days: { from: string | null; to: string | null }) {
      const headers = { authorization: `Bearer ${token}` }
      const { data } = await (await page.request.get('/api/Pages/GetManagedPage/1', { headers })).json()
      const picture = { file: 'garden-court', alt: 'The garden opens on Sunday', x: 50, y: 50 }
      const sections = data.sections.map((section: { kind: string }) =>
        section.kind === 'popup' ? { ...section, ...days, picture, hidden: false } : section,
      )
      await page.request.post('/api/Pages/ManagePage', { headers, data: { ...data, sections } })
    }
    const popup = page.getByRole('dialog', { name: 'The garden opens on Sunday' })

    await savePopup({ from: null, to: '2020-01-01' })
    await open(page, '/home')
    await page.getByRole('button', { name: 'AGREE' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await savePopup({ from: '2020-01-01', to: null })
    await page.evaluate(() => localStorage.removeItem('modalopened'))
    await open(page, '/home')
    await expect(popup).toBeHidden()
    await page.getByRole('button', { name: 'AGREE' }).click()
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Close' }).click()

    await open(page, '/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(popup).toBeHidden()
    await savePopup({ from: null, to: '2020-01-01' })
  })
})
