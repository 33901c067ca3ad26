import { signInAsStaff } from './back-office.ts'
import { expect, hydrate, test } from './fixtures.ts'

/** Titles by path; the paths are spelled as in the specification. */
const STANDALONE = {
  '/404': 'Page Not Found',
  '/forbidden': 'Invalid Access',
  '/admin/landing': 'Admin',
  '/admin/login': 'Admin Login',
  '/admin/NewsandEvents': 'News and Events',
  '/admin/Contact-us': 'Contact Enquiries',
  '/admin/Appointments': 'Appointments',
  '/admin/customerSpeaks': 'Customer Speaks',
  '/admin/subscribed': 'Subscribed',
  '/admin/forgotpassword': 'Admin Forgot Password',
  '/admin/editdetails/1': 'Edit Project',
}

test('the standalone pages have their own titles and no header, footer or sidebar, and Ctrl K opens the search', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/GET \/404 answered 404/)
  allowFault(/GET \/forbidden answered 403/)
  await signInAsStaff(page)

  for (const [address, name] of Object.entries(STANDALONE)) {
    await page.goto(address)
    await expect(page, address).toHaveTitle(`${name} | Plinth`)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' }), address).toHaveCount(0)
    await expect(page.getByRole('contentinfo'), address).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Keep me posted' }), address).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: 'Back office' }), address).toHaveCount(0)
  }

  await test.step('Ctrl K works without a sidebar too', async () => {
    await hydrate(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Suncourt' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('trash')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/trash')
  })
})
