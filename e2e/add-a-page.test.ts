import { EDITOR, signInAsStaff } from './back-office.ts'
import { expect, open } from './fixtures.ts'
import { test } from './own-site.ts'

test('a further page with three blocks appears in the menu', { tag: '@desktop' }, async ({ page }) => {
  await signInAsStaff(page, EDITOR)
  await open(page, '/admin/pages')
  await page.getByRole('link', { name: 'Add a page' }).click()
  await expect(page).toHaveTitle(/^New page/)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('New page')).toBeVisible()
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByText(/^Not saved yet; \d to correct$/)).toBeVisible()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Careers desk')
  await page.getByRole('textbox', { name: /^Title/ }).fill('Work with us')
  const address = page.getByRole('textbox', { name: /^Address/ })
  await expect(address).toHaveValue('careers-desk')
  await address.press('End')
  await page.keyboard.type('-now')
  await expect(address).toHaveValue('careers-desk-now')

  await test.step('a taken address names its owner and offers free ones', async () => {
    await address.fill('contactus')
    await expect(page.getByText('/contactus belongs to the page Contact Us.')).toBeVisible()
    await expect(page.getByText('Correct the address to save')).toBeVisible()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('button', { name: 'Save page' })).toBeDisabled()
    await page.getByRole('button', { name: 'Use /work-with-us' }).click()
    await expect(address).toHaveValue('work-with-us')
    await expect(address).toBeFocused()
    await expect(page.getByText('belongs to the page')).toHaveCount(0)
    await expect(address).not.toHaveAttribute('aria-invalid')
    await expect(page.getByRole('button', { name: 'Save page' })).toBeEnabled()
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

  await test.step('the picture and signature of a letter are offered for a letter only', async () => {
    const signature = page.getByRole('checkbox', { name: /^Picture and signature/ })
    await expect(signature).toHaveCount(0)
    const look = page.getByRole('combobox', { name: 'Shown' })
    await look.selectOption('As a letter')
    await expect(signature).toBeVisible()
    await look.selectOption('Heading above the text')
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
  await expect(page.getByText('Everything is saved')).toBeVisible()

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
