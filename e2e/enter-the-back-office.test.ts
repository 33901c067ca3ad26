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

test('an unknown address and a failure of the back office are reported once, and Back returns to its sign-in', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/admin\/nowhere|answered 413/)
  const requested: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && requested.push(request.method()))

  await test.step('an unknown address is requested once and shows the 404 page', async () => {
    await open(page, '/admin/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lost')
    expect(requested).toEqual(['GET'])
  })

  await test.step('a failure is reported once and links home', async () => {
    await open(page, '/privacy')
    requested.length = 0
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

  await test.step('Back returns from a reloaded public page on which React has not started', async () => {
    await saveData(page)
    await open(page, '/admin/login')
    await page.getByRole('link', { name: 'Plinth' }).click()
    await expect(page).toHaveURL('/home')
    await page.reload()
    await page.goBack()

    await expect(page).toHaveURL('/admin/login')
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })
})
