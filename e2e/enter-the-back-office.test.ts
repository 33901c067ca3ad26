import { signInAsStaff } from './back-office.ts'
import { expect, open, test } from './fixtures.ts'
import { saveData } from './save-data.ts'
import { store } from './storage.ts'

test('staff can go from a public page to the back office', { tag: '@desktop' }, async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/admin/login')
  // The customer sign-in redirects only super admins among staff.
  await store(page, { rolecrew: '1' })
  await page.goto('/signin')

  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page).toHaveTitle(/^Dashboard/)
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page).toHaveURL('/admin/trash')
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
})

test('Back returns to the back office from a reloaded public page on which React has not started', {
  tag: '@desktop',
}, async ({ page }) => {
  await saveData(page)
  await open(page, '/admin/login')
  await page.getByRole('link', { name: 'Plinth' }).click()
  await expect(page).toHaveURL('/home')
  await page.reload()
  await page.goBack()

  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('an unknown address of the back office is requested once and shows the 404 page', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/admin\/nowhere/)
  const requested: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && requested.push(request.url()))
  await open(page, '/admin/nowhere')

  await expect(page.getByRole('heading', { level: 1 })).toContainText('lost')
  expect(requested).toHaveLength(1)
})

test('a failure in the back office is reported once and links home', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/answered 413/)
  await open(page, '/privacy')
  const requested: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && requested.push(request.method()))
  const response = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/admin/login' })
    form.append(Object.assign(document.createElement('textarea'), { name: 'text', value: 'a'.repeat(70_000) }))
    document.body.append(form)
    form.submit()
  })
  expect((await response).status()).toBe(413)
  await page.waitForLoadState('networkidle')

  expect(requested).toEqual(['POST'])
  await expect(page).toHaveTitle(/^Invalid Access/)
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid access!!!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(page).toHaveURL('/home')
})
