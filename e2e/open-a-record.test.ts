import type { Page } from '@playwright/test'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'

test('an enquiry has its own URL, and Back closes its drawer', { tag: '@desktop' }, async ({ page }) => {
  await enterBackOffice(page)

  await test.step('an enquiry', async () => {
    await open(page, '/admin/contactus')
    await page.getByRole('row').nth(1).getByRole('button').click()
    const drawer = page.getByRole('dialog', { name: /^Enquiry from / })
    await expect(drawer).toBeVisible()
    await expect(page).toHaveURL(/[?&]record=\d+/)
    const address = page.url()

    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL('/admin/contactus')

    await page.getByRole('row').nth(1).getByRole('button').click()
    await drawer.getByRole('button', { name: 'Next' }).click()
    await expect(page).not.toHaveURL(address)
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL('/admin/contactus')

    await open(page, `${address}&page=2`)
    await expect(drawer).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an unknown record shows a message and is removed from the URL', async () => {
    await open(page, '/admin/appointment?record=999999999')
    await expect(page.getByText('This record does not exist any more.')).toBeVisible()
    await expect(page).toHaveURL('/admin/appointment')
  })

  await test.step('a table keeps its page size when its screen is opened again', async () => {
    await open(page, '/admin/contactus')
    await page.getByLabel('Rows per page').selectOption('25')
    await expect(page).toHaveURL(/size=25/)
    await open(page, '/admin/contactus')
    await expect(page.getByLabel('Rows per page')).toHaveValue('25')
  })
})

test('news, banks, features and parts of a project are opened in their forms by their URLs, with their history', {
  tag: '@desktop',
}, async ({ page }) => {
  await enterBackOffice(page)

  await test.step('a news item', async () => {
    await open(page, '/admin/newsevents')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await expect(page).toHaveURL(/[?&]record=\d+/)
    const title = await page.getByLabel('Title').inputValue()
    await open(page, page.url())
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await page.getByRole('button', { name: 'Cancel edit' }).click()
    await expect(page).toHaveURL('/admin/newsevents')
  })

  await test.step('a bank and a part of a project', async () => {
    for (const address of ['/admin/banks', '/admin/projectdetails?id=1&tab=specifications']) {
      await open(page, address)
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      await expect(page).toHaveURL(/[?&]record=\d+/)
      const field = page.locator('.split-side [name=name]')
      const name = await field.inputValue()
      expect(name).not.toBe('')
      await open(page, page.url())
      await expect(field).toHaveValue(name)
      if (address === '/admin/banks') await expectHistory(page)

      // One confirmation is enough to discard the changes, although opening another record also changes the URL.
      await field.fill(`${name} changed`)
      await page
        .getByRole('button', { name: /^Edit / })
        .last()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(field).not.toHaveValue(`${name} changed`)
    }
  })

  await test.step('a feature', async () => {
    await open(page, '/admin/managefeatures?record=1')
    await expectHistory(page)
  })
})

test('an audit line and a business owner have their own URL, and Back closes their drawers', {
  tag: '@desktop',
}, async ({ page }) => {
  await enterBackOffice(page)

  await test.step('drawers are opened and closed by the URL', async () => {
    for (const address of ['/admin/audit', '/admin/subscriptions?q=owner@plinth.test']) {
      await open(page, address)
      await page.getByRole('row').nth(1).getByRole('button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page).toHaveURL(/[?&]record=\d+/)
      const shared = new URL(page.url())
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL(address)

      shared.searchParams.set('q', 'nothing-is-called-this')
      await open(page, shared.href)
      await expect(page.getByText('No records found.')).toBeAttached()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  })

  await test.step('a business owner shows their history', async () => {
    const drawer = page.getByRole('dialog')
    await drawer.locator('summary', { hasText: 'History' }).click()
    await expect(drawer.getByRole('list', { name: 'History' }).getByRole('listitem').last()).toContainText('added')
  })

  await test.step('filtering the log by a person closes the drawer in one change of the URL', async () => {
    await open(page, '/admin/audit?q=admin@plinth.test')
    await page.getByRole('row').nth(1).getByRole('button').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Only this person’s changes' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/actor=admin%40plinth\.test/)
    await expect(page).not.toHaveURL(/record=/)
  })
})

test('on a phone rows are distinguishable, Add is above the list, and the current tab stays visible', {
  tag: '@phone',
}, async ({ page }) => {
  await enterBackOffice(page)

  await test.step('the rows of two people and of two visits', async () => {
    for (const [address, text] of [
      ['/admin/appointment', /\d[\d ]{5}/],
      ['/admin/accounts', '@'],
      ['/admin/accounts?show=staff', '@'],
      ['/admin/subscriptions', '@'],
    ] as const) {
      await open(page, address)
      const line = page.getByRole('row').nth(1).locator('.table-phone-line')
      await expect(line).toBeVisible()
      await expect(line).toContainText(text)
    }
  })

  await test.step('Add is above the list', async () => {
    await open(page, '/admin/managefeatures')
    const add = page.getByRole('button', { name: 'Add a feature' })
    await expect(add).toBeInViewport()
    await add.click()
    await expect(page.getByLabel('Feature Name')).toBeFocused()
    await expect(page.getByLabel('Feature Name')).toBeInViewport()
  })

  await test.step('the current tab of a project stays visible while the counts of the others load', async () => {
    const gallery = await hold(page, '**/api/Product/GetGalleryImage/**')
    await open(page, '/admin/projectdetails?id=1&tab=history')
    const tabs = page.getByRole('navigation', { name: 'Parts of the project' })
    await expect(tabs.getByRole('link', { name: /^Perks\s*\d/ })).toBeVisible()
    gallery.release()
    await expect(tabs.getByRole('link', { name: /^Gallery\s*\d/ })).toBeAttached()
    await expect(tabs.getByRole('link', { name: 'History' })).toBeInViewport({ ratio: 1 })
  })
})

async function expectHistory(page: Page) {
  await page.locator('summary', { hasText: 'History' }).click()
  await expect(page.locator('.folded-history').locator('.record-history, .record-history-empty')).toBeVisible()
}
