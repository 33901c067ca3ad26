import { staffHeaders } from './back-office.ts'
import { expect, test } from './fixtures.ts'

test('content added to or removed from the home page is visible on the next request', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const headers = await staffHeaders(request)
  const name = `The lift has been tested ${Date.now()}`
  await page.goto('/home')
  const news = page.getByRole('region', { name: 'News & Events', exact: true })
  await expect(news.getByText(name)).toHaveCount(0)

  const saved = await request.post('/api/NewsandEvents/ManageNewsEvents/', {
    headers,
    data: {
      Id: 0,
      EventName: name,
      EventDescription: 'Twelve floors, eleven seconds.',
      CategoryiD: 2,
      EventDate: '2026-12-31',
    },
  })
  expect(saved.status()).toBe(200)
  const { data } = await saved.json()
  await page.goto('/media')
  const mediaPage = page.getByRole('region', { name: 'News', exact: true }).getByText(name)
  await expect(mediaPage).toHaveCount(1)

  await request.get(`/api/Product/DeactivetNewsEvents/${data.id}`, { headers })
  await page.goto('/home')
  await expect(news.getByRole('heading', { level: 3 }).first()).toHaveText(name)

  await request.get(`/api/Product/DeactivetNewsEvents/${data.id}`, { headers })
  await page.goto('/home')
  await expect(news.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(news.getByText(name)).toHaveCount(0)

  await request.get(`/api/NewsandEvents/DeleteNewsEventsMapping/${data.id}`, { headers })
  await page.goto('/media')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media')
  await expect(mediaPage).toHaveCount(0)
})
