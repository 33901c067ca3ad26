import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('About Us, the privacy policy and the disclaimer are shown without JavaScript', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await test.step('About Us shows the legacy, the philosophy and the message of the chairman', async () => {
    await page.goto('/aboutus')
    const main = page.getByRole('main')

    await expect(main.getByRole('region', { name: 'Legacy' })).toContainText('1998')
    await expect(main.getByRole('region', { name: 'Philosophy' }).getByRole('heading', { level: 3 })).toHaveText([
      'Teamwork',
      'Transparency',
      'Tenacity',
    ])
    await expect(main.getByRole('region', { name: 'A message from the chairman' })).toContainText('Chairman')
    await expect(main.getByText('Devraj Malhotra').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the privacy policy is the stored one', async () => {
    const { data } = await (await request.get('/api/Global/GetStatiContent')).json()
    await page.goto('/privacy')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    const [opening] = String(data.privacy).split('\n')
    await expect(page.getByRole('main')).toContainText(opening ?? '')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the disclaimer contains the RERA notice', async () => {
    await page.goto('/disclamer')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer')
    await expect(page.getByRole('heading', { name: 'RERA notice' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('This website is informational.')
    await expect(page.getByRole('main')).toContainText(/Nothing on it is .* an offer for sale/)
    await expect(page.getByRole('main')).toContainText('Real Estate (Regulation and Development) Act')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
