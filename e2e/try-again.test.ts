import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test('a page whose media cannot be loaded shows an error and can retry', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/GetNewsEventsGroupMappings answered 500|console: The media items could not be loaded|healthz failed/)
  await failFirst(page, '**/api/NewsandEvents/GetNewsEventsGroupMappings')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await open(page, '/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Media' }).click()

  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('Server error occurred, please contact admin.')
  await expect.poll(() => logged.join('\n')).toContain('could not be loaded')
  await page.context().setOffline(true)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.toast')).toContainText('Server error occurred, please contact admin.')
  await page.context().setOffline(false)
  const documents = countDocuments(page)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Press Coverage' })).toBeVisible()
  expect(documents, 'the document is not loaded again').toEqual([])
})

test('a failed list shows the error page in the layout; the home page shows its other sections and a retry', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/(GetProductsByName\/Commercial|GetHomePageList\?\S+) answered 500|console: /)
  await failFirst(page, '**/api/Home/GetProductsByName/Commercial')
  await failFirst(page, '**/api/Home/GetHomePageList?*')
  await open(page, '/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Commercial' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid access!!!')
  await expect(page.getByRole('banner')).toBeVisible()

  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On Time, Every Time')
  await expect(page.getByRole('heading', { name: 'Our Initiatives' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Properties By Category' })).toBeVisible()
})

function countDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  return documents
}

async function failFirst(page: Page, call: string) {
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
}
