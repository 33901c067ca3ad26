import { signInAsStaff } from './back-office.ts'
import { expect, open, test } from './fixtures.ts'

/** If not escaped, this closes the surrounding script or attribute, inserts an image and runs a script. */
const HOSTILE = `"></script><img src=/hostile.png onerror="document.title='ran'">`

test('hostile input is shown as text to visitors and staff', { tag: '@desktop' }, async ({ page }) => {
  const search = await open(page, `/search?q=${encodeURIComponent(HOSTILE)}`)
  expect(await search?.text(), 'the HTML of the server').not.toContain('<img src=/hostile.png')
  await expect(page.getByRole('searchbox')).toHaveValue(HOSTILE)
  await expect(page.locator('img[src*=hostile]')).toHaveCount(0)

  const name = `${HOSTILE} ${Date.now()}`
  const enquiry = {
    email: 'asha@visitor.example',
    mobileNumber: '9810000000',
    interest: 'Commercial',
    isAuthorize: true,
  }
  const saved = await page.request.post('/api/Home/SaveContactUs/', { data: { ...enquiry, name, message: HOSTILE } })
  expect(saved.status()).toBe(200)
  await signInAsStaff(page)
  await open(page, '/admin/contactus')
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('dialog').getByRole('blockquote')).toHaveText(HOSTILE)
  await expect(page.locator('img[src*=hostile]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('ran')
})
