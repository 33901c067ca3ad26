import type { Page } from '@playwright/test'
import { signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { newMobile, sendEnquiry } from './leads.ts'

const numberIn = async (page: Page) =>
  Number(
    (
      await page
        .getByRole('navigation', { name: 'Screens' })
        .getByRole('link', { name: /^Leads/ })
        .innerText()
    ).replace(/\D/g, ''),
  )

test('a card is moved on the board with the keyboard, and losing it asks for the reason', { tag: '@desktop' }, async ({
  page,
}) => {
  const name = `Imran ${Date.now()}`
  await signInAsStaff(page)
  await sendEnquiry(page, { name, mobileNumber: newMobile() })
  await open(page, `/admin/leads?show=board&q=${encodeURIComponent(name)}`)
  const card = (column: string) => page.getByRole('region', { name: column, exact: true }).getByText(name)
  await expect(card('New')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: `Move ${name} to another state` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Visited' }).press('Enter')
  await expect(card('Visited')).toBeVisible()
  await expect(page.getByRole('button', { name: `Move ${name} to another state` })).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(card('New')).toBeVisible()
  await page.getByRole('button', { name: `Move ${name} to another state` }).click()
  await page.getByRole('menuitem', { name: 'Visited' }).click()
  await expect(card('Visited')).toBeVisible()
  await card('Visited').dragTo(page.getByRole('region', { name: 'Negotiating', exact: true }))
  await expect(card('Negotiating')).toBeVisible()

  await page.getByRole('button', { name: `Move ${name} to another state` }).click()
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  const dialog = page.getByRole('dialog', { name: `Why was ${name} lost?` })
  await dialog.getByRole('button', { name: 'Set to lost' }).click()
  await expect(dialog.getByText('Please say why the lead was lost.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('Price', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Set to lost' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Lost, 1')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show them' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Show them' })).toHaveAttribute('href', /state=lost&q=Imran/)
  await expect(page.getByRole('link', { name: /^All / })).toHaveAttribute('href', /\?q=Imran.*&show=board/)

  // With all demo leads the columns scroll. The strip on which a card is dropped as lost must stay in view.
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('Lost, 1', { exact: true })).toBeHidden()
  await expect(page.locator('.lead-lost')).toBeInViewport({ ratio: 1 })
})

test('selected leads are set to lost together, and offline the dialog keeps the entered reason', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Leads|Changing leads/)
  const name = `Farida ${Date.now()}`
  await signInAsStaff(page)
  for (const nth of [1, 2]) await sendEnquiry(page, { name: `${name} ${nth}`, mobileNumber: newMobile() })
  await open(page, `/admin/leads?q=${encodeURIComponent(name)}`)
  const states = page.getByRole('toolbar', { name: '2 selected' }).getByLabel('Set state…')
  const selectBoth = async () => {
    for (const nth of [1, 2]) await page.getByRole('checkbox', { name: `Select ${name} ${nth}` }).check()
  }
  await selectBoth()
  // The arrow keys move in the list of states; only Enter applies one.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await states.press(key)
  await expect(page.getByText('2 leads are changed.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Contacted' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('2 leads are as they were before.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'New', exact: true })).toHaveCount(2)
  await selectBoth()
  await states.selectOption('lost')

  const dialog = page.getByRole('dialog', { name: 'Why were 2 leads lost?' })
  await dialog.getByText('Price', { exact: true }).click()
  await dialog.getByRole('textbox').fill('The corner flat was sold')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Set to lost' }).click()
  await expect(page.getByText('The connection was lost.').first()).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue('The corner flat was sold')

  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Set to lost' }).click()
  await expect(page.getByText('2 leads are changed.')).toBeVisible()
  await expect(dialog).toBeHidden()

  // Hover over the toast, so that it does not close.
  const toast = page.locator('.toast', { hasText: '2 leads are changed.' })
  await toast.hover()
  await page.getByRole('searchbox').press('Escape')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(toast).not.toHaveAttribute('data-leaving')
  await page.getByRole('searchbox').press('Escape')
  await expect(toast).toBeHidden()
})

test('leads are selected on a phone by a long press, or with a button', { tag: '@phone' }, async ({ page }) => {
  const name = `Gauri ${Date.now()}`
  await signInAsStaff(page)
  for (const nth of [1, 2]) await sendEnquiry(page, { name: `${name} ${nth}`, mobileNumber: newMobile() })
  await open(page, `/admin/leads?q=${encodeURIComponent(name)}`)
  const tick = (nth: number) => page.getByRole('checkbox', { name: `Select ${name} ${nth}` })
  const row = (nth: number) => page.getByRole('row', { name: `${name} ${nth}` })
  const bar = page.getByRole('toolbar')
  // Wait for the sentence above the list, which moves the list down when it appears.
  await expect(page.getByText(/^\d+ people\./)).toBeVisible()
  const card = await page.getByRole('link', { name: new RegExp(`^(Not opened yet )?${name} 1`) }).boundingBox()
  const finger = await page.context().newCDPSession(page)
  const touchPoints = [{ x: (card?.x ?? 0) + 40, y: (card?.y ?? 0) + 20 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(tick(1)).toBeChecked()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(bar).toHaveAccessibleName('1 selected')

  // While leads are selected, a tap anywhere on a card selects it.
  await row(2).tap()
  await expect(tick(2)).toBeChecked()
  await row(1).tap()
  await expect(tick(1)).not.toBeChecked()
  await expect(bar).toHaveAccessibleName('1 selected')
  await expectAccessible(page)
  await bar.getByLabel('Set state…').selectOption('lost')
  const dialog = page.getByRole('dialog', { name: `Why was ${name} 2 lost?` })
  await expect(dialog).toHaveCSS('opacity', '1')
  await expect(dialog).toHaveCSS('translate', 'none')
  const sheet = await dialog.boundingBox()
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(page.viewportSize()?.height)
  await expect(dialog.getByRole('button', { name: 'Set to lost' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Keep it as it is' }).click()
  await bar.getByLabel('Set state…').selectOption('contacted')
  await expect(page.getByText('1 lead is changed.')).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(tick(2)).toBeHidden()

  await page.getByRole('button', { name: 'Select', exact: true }).press('Enter')
  await expect(bar).toHaveAccessibleName('0 selected')
  await tick(1).press('Space')
  await expect(bar).toHaveAccessibleName('1 selected')
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter')
  await expect(bar).toBeHidden()
  await row(1).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} 1`)
})

test('a walk-in with a known number is recognised, can be a lead of its own, and can be merged and separated again', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  const name = `Harleen ${Date.now()}`
  const mobileNumber = newMobile()
  await signInAsStaff(page)
  await sendEnquiry(page, { name, mobileNumber })
  await open(page, '/admin/leads')
  await page.getByRole('button', { name: 'Add walk-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add walk-in' })
  await dialog.getByLabel('Mobile').fill(mobileNumber)
  await expect(dialog.getByText(`This is ${name}`)).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  await dialog.getByLabel('Name').fill('Typed name')
  await dialog.getByLabel('Mobile').fill('')
  await expect(dialog.getByText(`This is ${name}`)).toBeHidden()
  await dialog.getByLabel('Mobile').fill(mobileNumber)
  await expect(dialog.getByText(`This is ${name}`)).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Typed name')
  await expectAccessible(page)
  await dialog.getByLabel('Name').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await open(page, '/admin/leads')
  await page.getByRole('button', { name: 'Add walk-in' }).click()
  await dialog.getByLabel('Mobile').fill(mobileNumber)
  await expect(dialog.getByText(`This is ${name}`)).toBeVisible()
  await dialog.getByLabel('Name').fill(`Mother of ${name}`)
  await dialog.getByRole('button', { name: 'Not the same person' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Mother of ${name}`)
  await expect(page.getByText('Possibly the same person')).toBeVisible()
  allowFault(/GetLead/)
  await page.route('**/api/Leads/GetLead/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Compare' }).click()
  const comparison = page.getByRole('dialog', { name: 'Merge the two leads' })
  await expect(comparison.getByRole('alert')).toContainText('This part could not be loaded.')
  await page.unroute('**/api/Leads/GetLead/*')
  await comparison.getByRole('button', { name: 'Try again' }).click()
  await expect(comparison.getByRole('button', { name: 'Merge', exact: true })).toBeVisible()
  await expect(comparison, 'the focus stays in the dialog').toBeFocused()
  await expectAccessible(page)
  await comparison.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText(`Merged with ${name}`)).toBeVisible()
  await expect(page.getByText('Possibly the same person')).toBeHidden()
  await page.getByRole('button', { name: 'Undo the merge' }).click()
  await expect(page.getByText(`Separated from ${name}`)).toBeVisible()
  await expect(page.getByText('Possibly the same person')).toBeVisible()
})

test('a new enquiry appears in the menu, filters are saved as a view, and an enquiry leads to its lead', {
  tag: '@desktop',
}, async ({ page }) => {
  const view = `Terraces ${Date.now()}`
  const name = `Lakshmi ${Date.now()}`
  await signInAsStaff(page)
  await open(page, '/admin/leads')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')

  await test.step('the number of leads in the menu is updated without reloading', async () => {
    await sendEnquiry(page, { name, mobileNumber: newMobile() })
    // Other tests change the number too, so it is compared with a value just read.
    const counted = await page.waitForResponse(/CountWaitingLeads/, { timeout: 6_000 })
    const { count } = (await counted.json()).data
    expect(count).toBeGreaterThan(0)
    await expect.poll(() => numberIn(page)).toBe(count)
  })

  await page.getByLabel('Project').selectOption('Gomti Terraces')
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByLabel('Name of the view')).toHaveAccessibleDescription('Please name the view.')
  await page.getByLabel('Name of the view').fill(view)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  const chip = page.getByRole('link', { name: new RegExp(`^${view} \\d+$`) })
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await expect(chip).toBeFocused()
  await page.getByRole('link', { name: /^All / }).click()
  await expect(page.getByLabel('Project')).toHaveValue('')
  await chip.click()
  await expect(page.getByLabel('Project')).toHaveValue('Gomti Terraces')
  await page.getByRole('button', { name: `Delete the view ${view}` }).click()
  await expect(chip).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^All / })).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: `Delete the view ${view}` }).click()
  await expect(chip).toHaveCount(0)

  await open(page, `/admin/contactus?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('link', { name: 'Open the lead' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
