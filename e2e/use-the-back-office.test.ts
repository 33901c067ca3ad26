import type { BrowserContext, Page } from '@playwright/test'
import { ADMIN, signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, stored, test } from './fixtures.ts'

const SIDEBAR = {
  Dashboard: '/admin/dashboard',
  'Manage Media': '/admin/newsevents',
  Contacted: '/admin/contactus',
  'Booked Appointment': '/admin/appointment',
  'Customer Speaks': '/admin/customers',
  'News Letter Subscription': '/admin/subscribe',
  'Manage Features': '/admin/managefeatures',
}
const SITE = {
  Projects: '/admin/projectdetails',
  Pages: '/admin/pages',
  Content: '/admin/content',
  Banks: '/admin/banks',
}
const OFFICE = {
  Setup: '/admin/setup',
  Company: '/admin/company',
  Accounts: '/admin/accounts',
  Subscriptions: '/admin/subscriptions',
  Activity: '/admin/audit',
  Trash: '/admin/trash',
}

test('the sidebar lists all screens and can be minimised and hidden, and the avatar menu links to the landing page', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsStaff(page)
  await open(page, '/admin/changepassword')

  await test.step('the sidebar starts with the seven entries, with the others below', async () => {
    const groups = page.getByRole('navigation', { name: 'Screens' }).getByRole('list')
    await expect(groups.filter({ hasText: 'Office' })).toHaveAccessibleName('Office')
    await expect(groups.nth(1).getByRole('link', { name: /^Leads/ })).toHaveAttribute('href', '/admin/leads')
    await expect(groups.nth(1).getByRole('link', { name: 'Visits' })).toHaveAttribute('href', '/admin/visits')
    for (const [at, entries] of [
      [0, SIDEBAR],
      [2, SITE],
      [3, OFFICE],
    ] as const) {
      const links = groups.nth(at).getByRole('link')
      // While the setup is not finished, its entry ends with the number of steps done.
      await expect(links).toHaveText(
        Object.keys(entries).map((name) => (name === 'Setup' ? /^Setup\d of 9 steps done$/ : name)),
      )
      for (const [name, address] of Object.entries(entries))
        await expect(links.filter({ hasText: name })).toHaveAttribute('href', address)
      await expect(groups.nth(at).locator('svg')).toHaveCount(Object.keys(entries).length)
    }
    await expect(page.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/home')
    await expectAccessible(page)
  })

  await test.step('the sidebar is minimised, hidden and shown, and its state is remembered', async () => {
    const sidebar = page.getByRole('complementary', { name: 'Back office' })
    await expect(sidebar).toHaveCSS('width', '248px')

    await page.getByRole('button', { name: 'Minimise sidebar' }).click()
    await expect(sidebar).toHaveCSS('width', '68px')
    await sidebar.getByRole('link', { name: 'Contacted' }).hover()
    await expect(page.getByRole('tooltip', { name: 'Contacted' })).toBeVisible()
    await expectAccessible(page)

    await page.reload()
    await expect(sidebar).toHaveCSS('width', '68px')
    await sidebar.getByRole('link', { name: 'Contacted' }).hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await page.getByRole('button', { name: 'Hide sidebar' }).press('Enter')
    await expect(sidebar).toBeHidden()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show sidebar' }).click()
    await page.getByRole('button', { name: 'Widen sidebar' }).click()
    await expect(sidebar).toHaveCSS('width', '248px')
  })

  await test.step('the avatar menu opens on click and closes when the pointer leaves it', async () => {
    const menu = page.getByRole('menu')
    await page.getByRole('button', { name: `Account: ${ADMIN}` }).hover()
    await expect(menu).toHaveCount(0)

    await openAvatarMenu(page)
    await expect(menu.getByRole('menuitem')).toHaveText(['Account', 'Change Password', 'Two-step sign-in', 'Logout'])
    await expectAccessible(page)
    await menu.getByRole('menuitem', { name: 'Logout' }).hover()
    await page.mouse.move(400, 700)
    await expect(menu).toHaveCount(0)

    await openAvatarMenu(page)
    await page.mouse.move(400, 700)
    await expect(menu).toHaveCount(0)

    await openAvatarMenu(page)
    await menu.getByRole('menuitem', { name: 'Change Password' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: `Account: ${ADMIN}` })).toBeFocused()

    await openAvatarMenu(page)
    await menu.getByRole('menuitem', { name: 'Account' }).click()
    await expect(page).toHaveURL('/admin/landing')
  })

  await test.step('the landing page greets the user and links to every screen', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    await expect(page.getByText(ADMIN, { exact: true })).toBeVisible()
    const screens = page.getByRole('navigation', { name: 'Screens' })
    for (const [name, address] of Object.entries({ ...SIDEBAR, ...SITE, ...OFFICE }))
      await expect(screens.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true }).last()).toBeVisible()
    await expectAccessible(page)
  })
})

test('on a phone the list of screens opens in a panel', { tag: '@phone' }, async ({ page }) => {
  await signInAsStaff(page)
  await open(page, '/admin/changepassword')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Menu' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await expect(sheet.getByRole('link', { name: 'Contacted' })).toBeVisible()
  await expectAccessible(page)

  await sheet.getByRole('link', { name: 'Dashboard', exact: true }).tap()
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(sheet).toBeHidden()
})

test('Ctrl K finds screens, projects and records, the header leads back, and logging out ends the session', {
  tag: '@desktop',
}, async ({ page }) => {
  const token = await signInAsStaff(page)
  await open(page, '/admin/changepassword')
  const dialog = await openSearch(page)
  await expect(dialog.getByRole('option')).toHaveCount(20)

  await page.keyboard.type('lucknow')
  await expect(dialog.getByRole('group', { name: 'Projects' }).getByRole('option')).toContainText(['Lucknow Central'])
  await expect(dialog.getByRole('group', { name: 'Booked Appointment' }).getByRole('option').first()).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('combobox').fill('no such thing at all')
  await expect(dialog.getByText('Nothing found.')).toBeVisible()

  await dialog.getByRole('combobox').fill('trash')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/trash')
  await expect(dialog).toBeHidden()

  const trail = page.getByRole('banner').getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Dashboard', 'Trash'])
  const calls = ['Home/GetDashboardFigures', 'Product/SearchProductList']
  const read = Promise.all(calls.map((call) => page.waitForResponse(`**/api/${call}`)))
  await trail.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(trail.getByRole('listitem')).toHaveText(['Dashboard'])
  await read

  await test.step('logging out ends the session here and on the server', async () => {
    const ended = page.waitForResponse('**/api/User/Logout')
    await openAvatarMenu(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/admin/login')
    expect((await ended).status()).toBe(200)
    expect(requests.filter((address) => address.includes('GetDashboardFigures'))).toEqual([])

    for (const name of ['admintoken', 'userId', 'rolecrew', 'Emailcrew']) expect(await stored(page, name)).toBeNull()
    expect(await stored(page, 'modalopened')).toBe('true')
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.get('/api/Home/GetContactList', { headers })).status()).toBe(401)
  })
})

test('an ended session can be renewed in place without losing input, or leads to the sign-in', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/answered 40[01]/)
  const token = await signInAsStaff(page)
  await open(page, '/admin/changepassword')
  await page.getByLabel('New Password', { exact: true }).fill('half of it')
  await endOnServer(page, token)

  await openSearch(page)
  await page.getByRole('combobox').fill('lucknow')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByText(ADMIN)).toBeVisible()
  await expectAccessible(page)

  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Invalid email or password.')

  await dialog.getByLabel('Password', { exact: true }).fill(process.env.E2E_PASSWORD ?? '')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toBeHidden()
  expect(await stored(page, 'admintoken')).not.toBe(token)
  await page.getByRole('combobox').fill('lucknow central')
  await expect(page.getByRole('group', { name: 'Projects' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('half of it')

  await page.getByLabel('New Password', { exact: true }).fill('')
  await endOnServer(page, (await stored(page, 'admintoken')) ?? '')
  await openSearch(page)
  await page.getByRole('combobox').fill('lucknow')
  await page.getByRole('button', { name: 'Go to login' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await stored(page, 'admintoken')).toBeNull()
})

test('unsaved changes survive an ended session and a sign-out in another tab, which closes the other screens', {
  tag: '@desktop',
}, async ({ page, context, allowFault }) => {
  allowFault(/answered 401/)
  const token = await signInAsStaff(page)
  const read = page.waitForResponse('**/api/Product/GetFeaturesList')
  await open(page, '/admin/managefeatures')
  await read
  const field = page.getByLabel('Feature Name')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  const signInAgain = async () => {
    await dialog.getByLabel('Password', { exact: true }).fill(process.env.E2E_PASSWORD ?? '')
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(dialog).toBeHidden()
    await expect(field).toHaveValue('Half a feature')
  }
  await field.fill('Half a feature')

  await test.step('a save with an ended session asks for the password without an error message', async () => {
    await endOnServer(page, token)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeVisible()
    await expect(page.getByText('Server error occurred, please contact admin.')).toHaveCount(0)
    await expect(field).toHaveValue('Half a feature')
    await signInAgain()
  })

  await test.step('signing out in one tab closes the screens of the others, except unsaved changes', async () => {
    const other = await context.newPage()
    await open(other, '/admin/contactus')
    await signOutInAnotherTab(context)
    await expect(other).toHaveURL('/admin/login')

    await page.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText(ADMIN)).toBeVisible()
    await signInAgain()
  })
})

function openAvatarMenu(page: Page) {
  return page.getByRole('button', { name: `Account: ${ADMIN}` }).click()
}

/** Repeats the shortcut, which has no effect until the layout has loaded. */
async function openSearch(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search or jump to' })
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('combobox')).toBeFocused({ timeout: 1_000 })
  }).toPass()
  return dialog
}

async function endOnServer(page: Page, token: string) {
  const answer = await page.request.post('/api/User/Logout', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(200)
}

async function signOutInAnotherTab(context: BrowserContext) {
  const other = await context.newPage()
  await open(other, '/admin/landing')
  await other.getByRole('button', { name: /^Account:/ }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/admin/login')
}
