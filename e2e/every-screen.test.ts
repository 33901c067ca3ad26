import { signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { expectTouchTargets } from './touch-targets.ts'

/** The screens of the back office, with the columns that a table keeps on a phone. */
const SCREENS: Record<string, Record<string, string[] | null>> = {
  'lists of visitors and staff': {
    '/admin/Appointments': ['Project Name', 'Selected Date'],
    '/admin/subscribed': null,
    '/admin/insights': null,
    '/admin/company/data': null,
    '/admin/accounts': ['Name', 'Status', 'Actions'],
    '/admin/audit': ['When', 'What'],
    '/admin/trash': ['Name', 'Action'],
    '/admin/company/webhooks': null,
  },
  'lists and forms of content and of the company': {
    '/admin/banks': null,
    '/admin/pages': null,
    '/admin/content': null,
    '/admin/setup': null,
    '/admin/company': null,
    '/admin/company/look': null,
    '/admin/company/rates': null,
    '/admin/company/visits': null,
  },
}

for (const [kind, screens] of Object.entries(SCREENS)) {
  test(`${kind} are accessible, fit a phone and have large touch targets`, { tag: '@phone' }, async ({ page }) => {
    await signInAsStaff(page)
    for (const [address, columns] of Object.entries(screens)) {
      await test.step(address, async () => {
        await open(page, address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
        if (columns) await expect(page.getByRole('columnheader')).toHaveText(columns)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await expectTouchTargets(page)
        await expectAccessible(page)
      })
    }
  })
}
