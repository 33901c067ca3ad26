import { expect, expectAccessible, test } from './fixtures.ts'

test('the server says that it is alive and ready', { tag: '@desktop' }, async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
  }
})

test('the home page opens without a fault and everyone can use it', { tag: '@desktop' }, async ({ page }) => {
  const answer = await page.goto('/')

  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
