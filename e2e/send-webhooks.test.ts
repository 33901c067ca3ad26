import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { test } from './own-site.ts'

const SCREEN = '/admin/company/webhooks'

/** The reserved domain `.invalid` never resolves, so nothing leaves the machine. */
const ADDRESS = 'https://crm.invalid/hooks'

test('a webhook is added with a secret shown once, tested, sent an event, replayed and deleted with undo', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/ManageWebhook answered 400/)
  const name = 'Desk CRM'
  await enterBackOffice(page)
  await open(page, SCREEN)
  await expect(page.getByRole('row', { name: /Marketing list/ })).toContainText('Nothing sent yet')
  await expect(page.getByRole('switch', { name: 'CRM is switched on', exact: true })).not.toBeChecked()
  await expectAccessible(page)

  const add = page.getByRole('region', { name: 'Add a webhook' })
  await add.getByRole('textbox', { name: 'Name' }).fill(name)
  await add.getByRole('textbox', { name: 'Address' }).fill('https://192.168.1.1/')
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(add.getByText('Please choose at least one event.')).toBeVisible()
  await add.getByText('New lead', { exact: true }).click()
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(add.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
    /This address is in a private network\./,
  )
  await add.getByRole('textbox', { name: 'Address' }).fill(ADDRESS)
  await add.getByRole('button', { name: 'Add', exact: true }).click()

  const secret = page.getByRole('dialog', { name: 'Secret of the webhook' })
  await expect(secret.locator('code')).toHaveText(/^whsec_[\w-]{43}$/)
  await expect(add.getByRole('textbox', { name: 'Name', includeHidden: true })).toHaveValue('')
  await expect(add.getByText('Please enter a name for the webhook.')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await secret.getByRole('button', { name: 'I have copied it' }).click()
  await expect(secret).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(name) }).first()
  await expect(row).toContainText(ADDRESS)

  // Another webhook can be switched on or off while a test event waits for its response.
  const tested = await hold(page, '**/Webhooks/TestWebhook')
  await page.getByRole('button', { name: `Send a test to ${name}` }).click()
  const other = page.getByRole('switch', { name: 'Marketing list is switched on' })
  const wasOn = await other.isChecked()
  await other.click()
  await expect(other).toBeChecked({ checked: !wasOn })
  tested.release()
  const result = page.getByRole('dialog', { name: 'Result of the test' })
  // The long timeout is for machines without a name server, where the lookup takes until its own timeout.
  await expect(result.getByText(/not known to the DNS|did not answer in time/)).toBeVisible({ timeout: 15_000 })
  await expect(result).toContainText(/Took\s*(\d+ ms|\d+\.\d s)/)
  await result.getByRole('button', { name: 'Close' }).click()

  const sent = await page.request.post('/api/Home/SaveContactUs/', {
    data: {
      name: `Asha of ${name}`,
      email: 'asha.desk@visitor.example',
      countryCode: '+91',
      mobileNumber: '98100 22222',
      interest: 'Residential',
      message: 'Is 1203 facing the park?',
      isAuthorize: true,
    },
  })
  expect(sent.status()).toBe(200)
  const deliveries = page.getByRole('region', { name: 'Deliveries' })
  const delivery = deliveries
    .getByRole('row', { name: /lead\.created/ })
    .filter({ hasText: name })
    .first()
  await expect(delivery).toContainText('Waiting', { timeout: 30_000 })
  await delivery.getByRole('button').first().click()
  const opened = page.getByRole('dialog', { name: `lead.created, ${name}` })
  await expect(opened).toContainText(`"name": "Asha of ${name}"`)
  await expect(opened).toContainText(/not known to the DNS|did not answer in time/, { timeout: 30_000 })
  await expectAccessible(page)
  await opened.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByText('It is sent again, with the same event id.')).toBeVisible()
  await opened.getByRole('button', { name: 'Close' }).click()

  const filter = deliveries.getByRole('combobox', { name: 'Webhook' })
  await filter.selectOption(`Webhook: ${name}`)
  await expect(page).toHaveURL(/webhook=\d+/)
  await open(page, page.url())
  await expect(row).toContainText(ADDRESS)
  await expect(filter.locator('option:checked')).toHaveText(`Webhook: ${name}`)

  await page.getByRole('button', { name: `Make a new secret for ${name}` }).click()
  await page
    .getByRole('dialog', { name: 'Make a new secret?' })
    .getByRole('button', { name: 'Make a new secret' })
    .click()
  await expect(secret.locator('code')).toHaveText(/^whsec_/)
  // Remove the clipboard, as on a site without https.
  await page.evaluate(() => void Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await secret.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('The browser did not copy the secret. Please copy it by hand.')).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await secret.locator('code').textContent())
  await secret.getByRole('button', { name: 'I have copied it' }).click()
  await expect(row).toContainText('Old secret valid until')

  await page.getByRole('switch', { name: `${name} is switched on` }).click()
  await expect(page.getByRole('switch', { name: `${name} is switched on` })).not.toBeChecked()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
})
