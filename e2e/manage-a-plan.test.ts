import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, open, stored, test } from './fixtures.ts'
import { aSubscribedOwner, beOwner } from './owners.ts'

test('an owner cancels, resumes the plan and changes the card', { tag: '@desktop' }, async ({ page, request }) => {
  await beSubscriber(page, request)
  await open(page, '/businessowner/dashboard')
  const plan = page.getByRole('region', { name: 'Your plan' })
  await expect(plan).toContainText('Paid with Visa ending in 4242')

  await plan.getByRole('button', { name: 'Cancel subscription' }).click()
  const question = page.getByRole('dialog', { name: /^Cancel your subscription\?/ })
  const [around, decline] = await Promise.all([
    question.boundingBox(),
    question.getByRole('button', { name: 'Keep subscription' }).boundingBox(),
  ])
  expect(decline?.x, 'the left edge of the button').toBeGreaterThan(around?.x ?? Number.POSITIVE_INFINITY)
  await question.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(plan).toContainText(/Ends on \d{1,2} [A-Z][a-z]{2} \d{4}\. Nothing more is charged\./)
  await expect(plan).toContainText('Active')
  await plan.getByRole('button', { name: 'Keep subscription' }).click()
  await expect(plan).toContainText(/Renews on \d{1,2} [A-Z][a-z]{2} \d{4}/)

  await plan.getByRole('link', { name: 'Change card' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change card')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Name on card' }).fill('Ravi Mehta')
  await page.getByRole('textbox', { name: 'Card number' }).fill('4000 0000 0000 3220')
  await page.getByRole('textbox', { name: 'Expiry' }).fill('08/49')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByRole('dialog', { name: 'Approve this payment' }).getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL('/businessowner/dashboard')
  await expect(plan).toContainText('Paid with Visa ending in 3220')
})

test('an owner reads a receipt, downloads it as a PDF, changes the password and closes the account', {
  tag: '@phone',
}, async ({ page, request, allowFault }) => {
  allowFault(/(CloseAccount|ChangePassword) answered 400/)
  await beSubscriber(page, request)
  await open(page, '/businessowner/dashboard')
  const receipts = page.getByRole('region', { name: 'Receipts' })
  await receipts.getByRole('button', { name: /^Receipt TEST/ }).click()
  const receipt = page.getByRole('dialog', { name: /^Receipt TEST/ })
  await expect(receipt.getByRole('heading')).toBeInViewport()
  await expect(receipt).toContainText('No GST charged')
  await expect(receipt).toContainText('Ravi Mehta')
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^receipt-TEST-\d{4}-\d{2}-\d{4}\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()

  await test.step('the password is changed and then the account closed', async () => {
    const access = page.getByRole('region', { name: 'Sign-in and account' })
    const password = process.env.E2E_PASSWORD ?? ''
    await access.getByRole('button', { name: 'Change Password' }).click()
    const change = page.getByRole('dialog', { name: 'Change Password' })
    await change.getByLabel('Old Password').fill(password)
    await change.getByLabel('New Password', { exact: true }).fill(`${password}2`)
    await change.getByLabel('Confirm New Password').fill(`${password}2`)
    await change.getByRole('button', { name: 'Change Password' }).click()
    await expect(change).toBeHidden()

    await access.getByRole('button', { name: 'Close account' }).click()
    const closing = page.getByRole('dialog', { name: 'Close account' })
    await expect(closing).toContainText('Your plan ends at once.')
    await expectAccessible(page)
    await closing.getByLabel('Password', { exact: true }).fill(password)
    await closing.getByRole('button', { name: 'Close account for good' }).click()
    await expect(closing.getByText('Your password is wrong.')).toBeVisible()
    await closing.getByLabel('Password', { exact: true }).fill(`${password}2`)
    await closing.getByRole('button', { name: 'Close account for good' }).click()
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('status').filter({ hasText: 'Your account is closed.' })).toBeVisible()
    expect(await stored(page, 'tokencrew')).toBeNull()
  })
})

async function beSubscriber(page: Page, request: APIRequestContext) {
  await beOwner(page, await aSubscribedOwner(request), { step: 3 })
}
