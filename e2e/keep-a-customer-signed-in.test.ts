import { CUSTOMER, fillIn, VISITS } from './customers.ts'
import { expect, open, stored, test } from './fixtures.ts'

test('the sign-in page clears an unusable session but not that of staff; an ended one leads to it without an error', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  const cases = [
    { has: { tokencrew: 'x', rolecrew: 'Customer', IsTempPassword: 'true' }, forgets: true },
    { has: { rolecrew: '4', idcrew: '7' }, forgets: true },
    { has: { admintoken: 'x', rolecrew: 'Admin' }, remaining: 'admintoken' },
  ]
  await page.goto('/privacy')
  for (const { has, forgets, remaining } of cases) {
    await page.evaluate((values) => {
      for (const name of Object.keys(localStorage)) if (!/^(modal|cookie)/.test(name)) localStorage.removeItem(name)
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, String(value))
    }, has)
    await page.goto('/signin')
    await page.waitForFunction(() => 'isStarted' in window)
    await expect(page, JSON.stringify(has)).toHaveURL('/signin')
    if (forgets) await expect.poll(() => stored(page, 'rolecrew')).toBeNull()
    if (remaining) expect(await stored(page, remaining)).toBe('x')
  }

  await test.step('a tab whose session has ended redirects to the sign-in without an error', async () => {
    allowFault(/answered 401/)
    await page.evaluate(() => {
      const ended = { tokencrew: 'ended', rolecrew: '4', idcrew: '7', firstNamecrew: 'Asha', IsTempPassword: 'false' }
      for (const [name, value] of Object.entries(ended)) localStorage.setItem(name, value)
    })
    await page.addInitScript(() => {
      const recordFailure = () => document.querySelector('.state') && sessionStorage.setItem('failure', 'shown')
      new MutationObserver(recordFailure).observe(document, { subtree: true, childList: true })
    })
    await open(page, '/customer/job/list')

    await expect(page).toHaveURL('/signin')
    expect(await page.evaluate(() => sessionStorage.getItem('failure'))).toBeNull()
  })
})

test('the customer area requires a sign-in, can be loaded again, and an ended session leads to the filled-in sign-in', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/answered 401|GetAppointmentList|console: The appointments/)
  await page.route(VISITS, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await open(page, '/customer/job/list')
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('main')).toBeFocused()

  await fillIn(page, CUSTOMER)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/customer/job/list')
  await expect(page.getByText('This part could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This part could not be loaded.')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Your appointments' })).toBeFocused()

  await page.evaluate(() => localStorage.setItem('tokencrew', 'no-longer-known'))
  await page.reload()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(CUSTOMER)
  expect(await stored(page, 'tokencrew')).toBeNull()
})

test('signing in or out in one tab updates the other', { tag: '@desktop' }, async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/signin')
  await open(page, '/signin')
  await fillIn(page, CUSTOMER)
  await Promise.all([
    ...[page, other].map((tab) => tab.waitForResponse(VISITS)),
    page.getByRole('button', { name: 'Sign In' }).click(),
  ])
  await expect(page).toHaveURL('/customer/job/list')
  await expect(other).toHaveURL('/customer/job/list')

  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/signin')
  await expect(page).toHaveURL('/signin')
})
