import type { Page } from '@playwright/test'
import { ADMIN } from './back-office.ts'
import { expect, expectAccessible, open, requestTest, stored, test } from './fixtures.ts'
import { stopClock } from './stop-clock.ts'
import { store } from './storage.ts'

const PASSWORD = process.env.E2E_PASSWORD ?? ''

test('the sign-in starts at once, shows what is missing, and leads to a reset link', { tag: '@phone' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/POST \/api\/User\/ForgotPassword answered 404/)
  // Not `open`, which dispatches an input event that starts hydration.
  await page.goto('/admin/login')
  await page.waitForFunction(() => 'isStarted' in window)
  await expect(page.getByRole('figure')).toHaveText('Elite One, Noida')
  await expectAccessible(page)
  const forgotten = await page.getByRole('link', { name: 'Forgot Password' }).boundingBox()
  expect(forgotten?.height).toBeGreaterThanOrEqual(36)

  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(page.getByText('Please enter email Id.')).toBeVisible()
  await expect(page.getByText('Please enter Password.')).toBeVisible()
  await expect(emailBox(page)).toBeFocused()
  await expectAccessible(page)

  await test.step('an admin requests a reset link', async () => {
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await expect(page).toHaveURL('/admin/forgotpassword')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('Please enter email', { exact: true })).toBeVisible()
    await emailBox(page).fill('nobody+1@plinth.test')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Account does not exist.' })).toBeVisible()
    await emailBox(page).fill(ADMIN)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('Reset password link has been sent to your email.')).toBeVisible()

    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page).toHaveURL('/admin/login')
  })
})

test('invalid addresses, wrong passwords, other roles and failed calls are refused with their reason', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(/User\/Login/)
  await open(page, '/admin/login')

  await test.step('an e-mail address with a plus sign or a long ending is refused', async () => {
    for (const address of ['admin+1@plinth.test', 'admin@plinth.online', 'admin@plinth']) {
      await fillIn(page, address, PASSWORD)
      await expect(page.getByText('Please enter valid email address.'), address).toBeVisible()
    }
    await expect(page).toHaveURL('/admin/login')
  })

  await test.step('a refusal shows the server’s message', async () => {
    await fillIn(page, ADMIN, 'not the password')

    const toast = page.getByRole('alert').filter({ hasText: 'Request Error!' })
    await expect(toast).toContainText('Invalid email or password.')
    await expect(page.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-busy')
  })

  await test.step('other roles are refused, and no session remains in the browser or on the server', async () => {
    const response = page.waitForResponse('**/api/User/Login')
    await fillIn(page, 'customer@plinth.test', PASSWORD)
    const headers = { authorization: `Bearer ${(await (await response).json()).data.bearerToken}` }

    await expect(page.getByRole('alert').filter({ hasText: 'You are not authorized.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-busy')
    expect(await stored(page, 'admintoken')).toBeNull()
    expect(await stored(page, 'tokencrew')).toBeNull()
    await expect(page).toHaveURL('/admin/login')
    await expect
      .poll(async () => (await request.get('/api/AppointmentBook/GetAppointmentList', { headers })).status())
      .toBe(401)
  })

  await test.step('a failed call stays in the warning list until the next attempt', async () => {
    await page.route('**/api/User/Login', (route) => route.abort())
    await fillIn(page, ADMIN, PASSWORD)

    const warning = page
      .getByRole('alert')
      .getByRole('listitem')
      .filter({ hasText: 'Server error occurred, please contact admin.' })
    await expect(warning).toBeVisible()
    await fillIn(page, '', '')
    await expect(warning).toHaveCount(0)
  })
})

test('an admin sees a success message and is redirected to the dashboard after two seconds', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  await open(page, '/admin/login')
  await stopClock(page)
  await fillIn(page, ADMIN, PASSWORD)

  const toast = page.getByRole('status').filter({ hasText: 'Login Success!' })
  await expect(toast).toContainText('You have successfully logged in.')
  await page.clock.runFor(1999)
  await expect(page).toHaveURL('/admin/login')
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(page).toHaveURL('/admin/dashboard')

  expect(await stored(page, 'admintoken')).toBeTruthy()
  expect(await stored(page, 'rolecrew')).toBe('Admin')
  expect(await stored(page, 'Emailcrew')).toBe(ADMIN)
  expect(await stored(page, 'userId')).toMatch(/^\d+$/)
})

test('screens lead to the sign-in without an admin token, and to the forbidden page with another role', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/GET \/forbidden/)

  await test.step('without a token, at an address of each layout', async () => {
    for (const address of ['/admin', '/admin/changepassword', '/admin/landing']) {
      await page.goto(address)
      await expect(page, address).toHaveURL('/admin/login')
    }
  })

  await test.step('Back returns to the sign-in', async () => {
    await open(page, '/privacy')
    await open(page, '/admin/login')
    for (let step = 0; step < 2; step++) {
      await page.evaluate(() => {
        const { promise, resolve } = Promise.withResolvers<Event>()
        addEventListener('popstate', resolve, { once: true })
        history.back()
        return promise.then(() => {})
      })
      await expect(page.getByRole('heading', { level: 1, name: 'Back office' })).toBeVisible()
      await expect(page).toHaveURL('/admin/login')
    }
  })

  await test.step('with another role; the landing page checks only the token', async () => {
    await store(page, { admintoken: 'some token', rolecrew: '4', tokencrew: '' })
    for (const address of ['/admin/content', '/admin/changepassword']) {
      await page.goto(address)
      await expect(page, address).toHaveURL('/forbidden')
    }
    await page.goto('/admin/landing')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  })
})

requestTest(
  'the back office is hidden from search engines and hydrates at once',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const address of ['/admin/login', '/admin/dashboard', '/admin/landing']) {
      const html = await (await request.get(address)).text()
      expect(html, address).toContain('<meta name="robots" content="noindex"/>')
      expect(html, address).not.toContain('data-later')
    }
  },
)

function emailBox(page: Page) {
  return page.getByRole('textbox', { name: 'Email Address' })
}

async function fillIn(page: Page, email: string, password: string) {
  await emailBox(page).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
