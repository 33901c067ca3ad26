import { expect, expectAccessible, open, test } from './fixtures.ts'

test('a further page is opened from the menu and shows its blocks', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/privacy')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByText('More', { exact: true }).click()
  await nav.getByRole('link', { name: 'NRI desk' }).click()

  await expect(page).toHaveURL('/nri-desk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buying a home from abroad')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Often chosen from abroad' }).getByRole('link')).toHaveCount(3)
  await main.getByText('Which papers do you need?').click()
  await expect(main.getByText('Proof of your address abroad')).toBeVisible()
  await expect(main.getByRole('link', { name: /Kosi House, brochure/ })).toHaveAttribute('href', /\.pdf$/)
  await expect(main.getByRole('form', { name: 'Write to us' }).getByLabel('Interest')).toHaveValue('NRI')
  await expectAccessible(page)
})

test('the footer leads to a further page', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work on the base')
  await expect(page.getByRole('region', { name: 'Who you would work with' })).toContainText('Farah Khan')
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('an unknown address and another letter case are not found', { tag: '@desktop' }, async ({ request }) => {
  for (const address of ['/nothing-here', '/NRI-desk', '/nri-desk/more']) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(404)
    expect(await answer.text()).toContain('The page you are looking for was not found.')
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/nri-desk</loc>')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a further page can be read', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/nri-desk')

    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
    await page.getByText('Who may buy?').click()
    await expect(page.getByText('Farm land and plantations')).toBeVisible()
  })
})
