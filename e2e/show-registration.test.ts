import { expect, test } from './fixtures.ts'

test('the page of a project shows its registration as large as the contact details', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await page.goto('/product/Residential/suncourt')
  const block = page.getByRole('region', { name: 'Registration' })
  await expect(block).toBeInViewport()
  await expect(block).toContainText('Sun 5 to Sun 10')
  await expect(block).toContainText('Uttar Pradesh Real Estate Regulatory Authority')
  await expect(block).toContainText('Valid until30 Jun 2028')
  await expect(block).toContainText('Collection account, all payments go hereYamuna Bank, Noida, DEMO 0041 5530 02')
  const number = block.getByText('UP-RERA-DEMO-5530', { exact: true })
  expect(await number.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBe(21)
  await expect(block.getByRole('link', { name: 'See it on the UP-RERA portal' })).toHaveAttribute(
    'href',
    'https://up-rera.example/projects/5530',
  )

  await block.getByText('4 more: Sun 1, Sun 2, Sun 3, Sun 4, handed over').click()
  await expect(block.getByText('UP-RERA-DEMO-5530-4')).toBeVisible()

  const code = await request.get((await block.getByRole('img').first().getAttribute('src')) ?? '')
  expect(code.headers()['content-type']).toBe('image/svg+xml')
  expect(await code.text()).toContain('<path d="M4 4h7')
  expect((await request.get('/assets/qr/999999.svg')).status()).toBe(404)
})

test('cards show the registration number with its last day, or its expiry', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/products/Residential')
  const suncourt = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Suncourt' }) })
  await expect(suncourt).toContainText('UP-RERA-DEMO-5530')
  await expect(suncourt).toContainText('valid until 30 Jun 2028, and 4 more')

  await page.goto('/products/Commercial')
  const sangam = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Sangam Tower' }) })
  await expect(sangam).toContainText(/Registration ran out on \d+ \w{3} \d{4}/)
})
