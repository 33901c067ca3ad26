import type { Page } from '@playwright/test'
import { expect, open } from './fixtures.ts'
import { aVerifiedOwner, beOwner } from './owners.ts'
import { test } from './stripe-site.ts'

test('a card that needs bank approval is charged only after it, and the payment can be continued after the tab was closed', {
  tag: '@desktop',
}, async ({ page, request, site, allowFault }) => {
  allowFault(/CheckOutSubscriptionPayment answered 400/)
  const before = site.stripe.charges.length
  const notice = page.getByRole('region', { name: 'A payment waits for you' })
  await beOwner(page, await aVerifiedOwner(request))

  await test.step('after the tab was closed the payment is continued, and a refusal is shown', async () => {
    await payForBlock(page)
    await expect(page.getByRole('region', { name: 'Bank' })).toBeVisible()
    await open(page, '/subscriptions')
    await expect(notice).toContainText('Your payment of $49.00 for Block waits for your bank’s approval.')
    await notice.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'No' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not be authenticated' })).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect(site.stripe.charges).toHaveLength(before)
  })

  await test.step('the card is charged after the provider’s dialog', async () => {
    await payForBlock(page)
    // The card dialog must be closed, because it would make the bank's dialog inert.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(site.stripe.charges).toHaveLength(before)
    await page.getByRole('button', { name: 'Yes, it is me' }).click()
    await expect(page.getByText('Payment was successfully completed.')).toBeVisible()
    await expect(page).toHaveURL('/businessowner/dashboard')
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Active')
    expect(site.stripe.charges).toHaveLength(before + 1)
  })
})

async function payForBlock(page: Page) {
  await open(page, '/subscriptions')
  await page.getByRole('button', { name: 'Choose Plan Block', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay for Block' })
  await dialog.getByRole('textbox', { name: 'Name on card' }).fill('Ravi Mehta')
  await expect(dialog).toContainText('The provider’s card field')
  await dialog.getByRole('button', { name: 'Pay $49.00' }).click()
}
