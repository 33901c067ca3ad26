import { CUSTOMER, fillIn, VISITS } from './customers.ts'
import { expect, open, stored, test } from './fixtures.ts'

test('a signed-in account is redirected to its area, and only an expired sign-in is cleared', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  // The tokens are invalid, so the target pages get a 401.
  allowFault(/answered 401|console: The appointments/)
  const cases = [
    { has: { tokencrew: 'x', rolecrew: '4', IsTempPassword: 'false' }, at: /\/customer\/job\/list$/ },
    { has: { tokencrew: 'x', rolecrew: 'Customer', IsTempPassword: 'true' }, at: /\/signin$/, forgets: true },
    { has: { admintoken: 'x', rolecrew: '1' }, at: /\/admin\/dashboard$/ },
    { has: { admintoken: 'x', rolecrew: 'Admin' }, at: /\/signin$/, remaining: 'admintoken' },
    { has: { rolecrew: '4', idcrew: '7' }, at: /\/signin$/, forgets: true },
  ]
  for (const { has, at, forgets, remaining } of cases) {
    await page.goto('/privacy')
    await page.evaluate((values) => {
      for (const name of Object.keys(localStorage)) if (!/^(modal|cookie)/.test(name)) localStorage.removeItem(name)
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, String(value))
    }, has)
    const shown: string[] = []
    page.on('framenavigated', (frame) => shown.push(frame.url()))
    await page.goto('/signin')
    await page.waitForFunction(() => 'isStarted' in window)
    await expect.poll(() => shown.some((address) => at.test(address)), JSON.stringify(has)).toBe(true)
    if (forgets) await expect.poll(() => stored(page, 'rolecrew')).toBeNull()
    if (remaining) expect(await stored(page, remaining)).toBe('x')
  }
})

test('the customer area requires a sign-in, and an ended session leads there with the e-mail address filled in', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/answered 401|console: The appointments/)
  await open(page, '/customer/job/list')
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('main')).toBeFocused()

  await fillIn(page, CUSTOMER)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/customer/job/list')
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

test('visits that cannot be loaded show an error and can be retried', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/GetAppointmentList|console: The appointments/)
  await page.route(VISITS, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await open(page, '/signin')
  await fillIn(page, CUSTOMER)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('This part could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This part could not be loaded.')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Your appointments' })).toBeFocused()
})

test('a tab whose session has ended redirects to the sign-in without an error', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/answered 401/)
  await page.goto('/privacy')
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
