import type { Page } from '@playwright/test'
import { EDITOR, SALES } from './back-office.ts'
import { expect, expectAccessible, open, stored, test } from './fixtures.ts'
import { stopClock } from './stop-clock.ts'

interface Role {
  email: string
  code: string
  screens: (string | RegExp)[]
  figures: string[]
  /** A search text that would find results in this group for an admin. */
  hidden: { search: string; group: string; otherGroup?: string }
  found: { search: string; group: string }
  /** Two addresses that the role may not open, one in each layout. `screens.test.ts` checks all screens. */
  refused: string[]
}

const ROLES: Role[] = [
  {
    email: EDITOR,
    code: 'Editor',
    screens: [
      ...['Dashboard', 'Manage Media', 'Customer Speaks', 'Manage Features', 'Insights'],
      ...['Projects', 'Pages', 'Content', 'Banks', 'Activity', 'Trash'],
    ],
    figures: ['Projects on the site', 'Content complete'],
    hidden: { search: 'contacted', group: 'Screens' },
    found: { search: 'suncourt', group: 'Projects' },
    refused: ['/admin/contactus', '/admin/Contact-us'],
  },
  {
    email: SALES,
    code: 'Sales',
    screens: [
      'Dashboard',
      'Contacted',
      'Booked Appointment',
      'News Letter Subscription',
      /^Leads/,
      'Visits',
      'Insights',
      'Activity',
    ],
    figures: ['Enquiries, 30 days', 'Visits booked, next 7 days', 'Subscribers'],
    hidden: { search: 'suncourt', group: 'Projects', otherGroup: 'Booked Appointment' },
    found: { search: 'booked', group: 'Screens' },
    refused: ['/admin/projectdetails', '/admin/editdetails/1'],
  },
]

for (const role of ROLES) {
  test(`the role ${role.code} signs in and sees only its own screens, and other addresses are refused`, {
    tag: '@desktop',
  }, async ({ page, allowFault }) => {
    allowFault(/GET \/forbidden answered 403/)
    await signIn(page, role.email)
    expect(await stored(page, 'rolecrew')).toBe(role.code)

    await test.step('the sidebar, the dashboard and the start page', async () => {
      await expect(page.getByRole('navigation', { name: 'Screens' }).getByRole('link')).toHaveText(role.screens)
      await expect(page.locator('.figures dt')).toHaveText(role.figures)
      await expect(page.getByRole('table', { name: 'Recent enquiries' })).toHaveCount(role.code === 'Sales' ? 1 : 0)
      await expect(page.getByRole('heading', { name: 'All projects' })).toHaveCount(role.code === 'Editor' ? 1 : 0)
      await expect(page.getByRole('link', { name: 'Add project' })).toHaveCount(role.code === 'Editor' ? 1 : 0)
      await expectAccessible(page)
      await open(page, '/admin/landing')
      await expect(page.getByRole('navigation', { name: 'Screens' }).getByRole('link')).toHaveText(role.screens)
    })

    await test.step('the command search', async () => {
      await page.keyboard.press('Control+k')
      const search = page.getByRole('combobox', { name: 'Search or jump to' })
      const group = (name: string) => page.getByRole('group', { name, exact: true })
      await search.fill(role.found.search)
      await expect(group(role.found.group).getByRole('option').first()).toBeVisible()
      await search.fill(role.hidden.search)
      await expect(group(role.found.group)).toHaveCount(0)
      if (role.hidden.otherGroup) await expect(group(role.hidden.otherGroup)).toBeVisible()
      await expect(group(role.hidden.group)).toHaveCount(0)
    })

    await test.step('typed addresses', async () => {
      for (const address of role.refused) {
        await page.goto(address)
        await expect(page, address).toHaveURL('/forbidden')
        await expect(page.getByRole('heading', { level: 1, name: 'Invalid access!!!' }), address).toBeVisible()
      }
      await page.evaluate(() => document.documentElement.setAttribute('data-cookie', 'ask'))
      await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeHidden()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Back to the dashboard' }).click()
      await expect(page).toHaveURL('/admin/dashboard')
    })
  })
}

async function signIn(page: Page, email: string) {
  await page.clock.install()
  await open(page, '/admin/login')
  await stopClock(page)
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(process.env.E2E_PASSWORD ?? '')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Login Success!' })).toBeVisible()
  await page.clock.runFor(2000)
  await page.clock.resume()
  await expect(page).toHaveURL('/admin/dashboard')
}
