import { expect, open, test } from './fixtures.ts'

test('the push menu opens and closes, lists what the wide one lists, and leads to a page', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/privacy')

  await test.step('the menu opens and closes from its buttons and by Esc', async () => {
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    const opener = page.getByRole('button', { name: 'Open menu' })

    await expect(sheet).toBeHidden()
    await opener.click()
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Close menu' }).click()
    await expect(sheet).toBeHidden()
    await opener.click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('the menu has the same order and rules as the wide menu', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    const rows = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation').getByRole('link')

    await expect(rows).toHaveText([
      'Residential',
      'Commercial',
      'New Launch',
      'IT SEZ',
      'About Us',
      'Media',
      'Contact Us',
      'Find',
      'Shortlist',
      'NRI desk',
    ])
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Coming Soon')).toBeVisible()

    await page.getByRole('button', { name: 'Projects in New Launch' }).click()
    const sheet = page.getByRole('dialog', { name: 'New Launch' })
    await expect(sheet.getByRole('link', { name: /^Elite One/ })).toHaveAttribute(
      'href',
      '/product/Commercial/elite%20one',
    )
    await sheet.getByRole('button', { name: 'Menu' }).click()
    await expect(sheet).toBeHidden()

    await page.getByRole('button', { name: 'Projects in Residential' }).click()
    const residential = page.getByRole('dialog', { name: 'Residential' })
    await expect(residential.getByRole('link', { name: /^Suncourt/ })).toBeVisible()
    await expect(residential.getByRole('link', { name: /^Meridian Court/ })).toHaveCount(0)
  })

  await test.step('a link opens the page and the menu closes', async () => {
    await page
      .getByRole('dialog', { name: 'Residential' })
      .getByRole('link', { name: /^Kosi House/ })
      .click()

    await expect(page).toHaveURL('/product/Residential/kosi%20house')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kosi House')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('in landscape it shows its rows first, and the visit button after scrolling', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const visit = menu.getByRole('link', { name: 'Book a visit' })
    await expect(menu.getByRole('link', { name: 'IT SEZ' })).toBeInViewport()
    await expect(visit).not.toBeInViewport()
    await visit.scrollIntoViewIfNeeded()
    await expect(visit).toBeInViewport()
  })
})
