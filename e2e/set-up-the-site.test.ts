import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aProject } from './a-project.ts'
import { ADMIN, enterBackOffice, signInAsStaff } from './back-office.ts'
import { test as base, expect, expectAccessible, open, stored } from './fixtures.ts'
import { openOwnSite } from './own-site.ts'

const MONSOON_GROUND = 'rgb(233, 237, 236)'

/** A separate site for each test, because the tests open the site or remove its demo. */
const test = base.extend<{ hasDemo: boolean; site: { url: string; dataDir: string } }>({
  hasDemo: [false, { option: true }],
  site: [
    async ({ hasDemo }, use) => {
      const site = await openOwnSite({ DEMO: String(hasDemo) })
      await use(site)
      await site.close()
    },
    { timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

test('a new site shows opening soon until the admin has filled it and opens it', { tag: '@desktop' }, async ({
  page,
  site,
  playwright,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: site.url })
  const textFor = async (address: string) => (await visitor.get(address)).text()

  await test.step('visitors see one page that needs no JavaScript, which search engines must not list', async () => {
    await page.goto('/contactus')
    await expect(page.getByRole('heading', { level: 1, name: 'Opening soon' })).toBeVisible()
    await expectAccessible(page)
    const html = await textFor('/home')
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(await textFor('/robots.txt')).toContain('Disallow: /\n')
  })

  await test.step('the first sign-in leads to the setup', async () => {
    // Through a redirect in the browser, which then fetches the company as a visitor.
    await open(page, '/admin')
    await expect(page).toHaveURL('/admin/login')
    await expect(page.getByRole('figure')).toHaveCount(0)
    await page.getByRole('textbox', { name: /mail/i }).fill(ADMIN)
    await page.getByLabel('Password', { exact: true }).fill(process.env.E2E_PASSWORD ?? '')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/admin/setup')
    await expect(page.getByRole('heading', { level: 1, name: 'Make this your site' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'First project' })).toContainText('Needed to open')
    await expect(page.getByRole('button', { name: 'Open the site' })).toBeDisabled()
    const entries = page.getByRole('list', { name: 'Office' }).getByRole('link')
    await expect(entries.first()).toHaveText('Setup0 of 9 steps done')
    await expect(entries.first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('First: the name of the company, a project and both legal texts.')).toBeVisible()
    await expectAccessible(page)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })

  await test.step('the company is entered on its screen', async () => {
    await page.getByRole('link', { name: 'Enter it: Company' }).click()
    await expect(page.getByRole('textbox', { name: 'Brand name' })).toHaveValue('')
    await page.getByRole('textbox', { name: 'Brand name' }).fill('acme')
    await expect(page.locator('.company-icon-app')).toHaveText('A')
    await page.getByRole('textbox', { name: 'Brand name' }).fill('Acme')
    await page.getByRole('textbox', { name: 'Legal name' }).fill('Acme Homes')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. The opening-soon page shows it now.')).toBeVisible()
    expect(await textFor('/home')).toContain('Acme Homes is preparing this site.')
  })

  await test.step('the look is chosen, and the menu counts the step at once', async () => {
    await page.getByRole('link', { name: 'Look', exact: true }).click()
    await page.getByRole('radio', { name: 'Monsoon' }).check({ force: true })
    await page.getByRole('button', { name: 'Save look' }).click()
    await expect(page.getByRole('link', { name: 'Setup' })).toContainText('1 of 9')
  })

  const headers = { authorization: `Bearer ${await stored(page, 'admintoken')}` }
  await aProject({ request: page.request, headers }, 'Acme Court')
  await page.request.post('/api/Global/ManageStaticContent', {
    headers,
    data: { termsAndConditions: 'Terms', privacy: 'Privacy' },
  })

  await test.step('staff see the site as it will be, and visitors do not', async () => {
    await open(page, '/home')
    const bar = await page.getByText('Only staff see this.').boundingBox()
    const slides = await page.getByRole('region', { name: 'Introduction' }).getByRole('list').boundingBox()
    expect((slides?.y ?? 0) + (slides?.height ?? 0), 'the bar covers no slide link').toBeLessThanOrEqual(bar?.y ?? 0)
    await page.goto('/products/Commercial')
    await expect(page.getByText('Only staff see this.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Acme Court' })).toBeVisible()
    expect(await textFor('/products/Commercial')).not.toContain('Acme Court')
    expect((await visitor.get('/api/Home/GetProductLists')).status()).toBe(403)
    await page.goto('/media')
    await expect(page.getByText('No records found.')).toHaveCount(1)
    await page.getByRole('link', { name: 'Open the site' }).click()
  })

  await test.step('the test mail and the backup are made from their steps', async () => {
    await page.getByRole('button', { name: 'Send a test' }).click()
    await expect(page.getByText(`A test mail to ${ADMIN} was stored in the outbox folder.`)).toBeVisible()
    await page.getByRole('button', { name: 'Back up now' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Backup' })).toContainText('The newest one here is of')
    await expect(page.getByRole('link', { name: 'Setup' })).toContainText('4 of 9')
    expect(readdirSync(join(site.dataDir, 'archives'))).toHaveLength(1)
  })

  await test.step('the opened site is there for the next visitor', async () => {
    await expect(page.locator('.setup-picture')).toHaveCSS('background-color', MONSOON_GROUND)
    await page.getByRole('button', { name: 'Open the site' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open the site?' })
    await expect(dialog).toContainText('It cannot be closed again here.')
    await expect(dialog).toContainText('Mail is not set up or not tested yet')
    await expect(dialog).toContainText('The address of the site is not set up yet')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Not yet' }).click()
    expect(await textFor('/home')).toContain('Acme Homes is preparing this site.')
    await page.getByRole('button', { name: 'Open the site' }).click()
    await dialog.getByRole('button', { name: 'Open the site' }).click()
    await expect(page.getByText('The site is open.')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Visitors see the site' })).toBeVisible()
    expect(await textFor('/products/Commercial')).toContain('Acme Court')
    // Without a video and a poster the home page starts with the picture of a project.
    expect(await textFor('/home')).toMatch(/<div class="hero-slide" data-shown/)
    await page.goto('/products/Commercial')
    await expect(page.getByText('Only staff see this.')).toHaveCount(0)
    expect((await visitor.get('/opening-soon', { maxRedirects: 0 })).headers().location).toBe('/home')
  })
  await visitor.dispose()
})

test('a visitor asks without JavaScript to be told of the opening, and gets one mail when the site opens', {
  tag: '@phone',
}, async ({ page, site, allowFault }) => {
  allowFault(/opening-soon answered 400/)
  allowFault(/healthz|ERR_INTERNET_DISCONNECTED/)
  const field = page.getByRole('textbox', { name: 'Tell me when it opens' })
  const send = page.getByRole('button', { name: 'Send' })

  await test.step('an invalid address is refused, and every valid one gets the same message', async () => {
    await page.goto('/home')
    await field.fill('asha@visitor')
    await send.click()
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.')
    await expect(field).toHaveValue('asha@visitor')
    await expect(field).toBeFocused()
    await expectAccessible(page)
    for (const email of ['asha@visitor.example', 'ASHA@visitor.example', 'ravi@visitor.example']) {
      await page.goto('/contactus')
      await field.fill(email)
      await send.click()
      await expect(page.getByRole('status')).toHaveText('Thank you. We will write to you once, when the site opens.')
    }
    expect(await page.content()).not.toContain('<script')
  })

  await test.step('offline, the address stays and the page says why it was not sent', async () => {
    await page.goto('/home')
    await field.fill('mina@visitor.example')
    await page.context().setOffline(true)
    await send.click()
    await expect(page.getByRole('alert')).toHaveText(
      'The connection was lost. Please check your connection and try again.',
    )
    await expect(field).toHaveValue('mina@visitor.example')
    await page.context().setOffline(false)
  })

  const headers = await enterBackOffice(page)
  await aProject({ request: page.request, headers }, 'Acme Court')
  await page.request.post('/api/Company/ManageCompany', { headers, data: { name: 'Acme', legalName: 'Acme Homes' } })
  await page.request.post('/api/Global/ManageStaticContent', {
    headers,
    data: { termsAndConditions: 'Terms', privacy: 'Privacy' },
  })

  await test.step('the setup says how many wait, and links to the imports', async () => {
    await open(page, '/admin/setup')
    await expect(page.getByText('2 people wait to be told')).toBeVisible()
    const imports = page.getByRole('region', { name: 'Bring your data' }).getByRole('link')
    await expect(imports).toHaveCount(5)
    await expectAccessible(page)
    await imports.filter({ hasText: 'Subscribers' }).click()
    await expect(page.getByRole('dialog', { name: 'Import a CSV file' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/admin/subscribe')
  })

  await test.step('opening the site sends each one mail and leaves no address', async () => {
    await open(page, '/admin/setup')
    await page.getByRole('button', { name: 'Open the site' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open the site?' })
    await expect(dialog).toContainText('2 people who asked for it get one mail each')
    await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeInViewport({ ratio: 1 })
    const { y = 0, height = 0 } = (await dialog.boundingBox()) ?? {}
    expect(y + height, 'the dialog is a bottom sheet').toBe(page.viewportSize()?.height)
    await dialog.getByRole('button', { name: 'Open the site' }).click()
    await expect(page.getByText('The site is open.')).toBeVisible()
    await expect(page.getByText('wait to be told')).toHaveCount(0)
    const outbox = join(site.dataDir, 'outbox')
    await expect(() => expect(readdirSync(outbox).filter((name) => name.endsWith('.eml'))).toHaveLength(2)).toPass()
    const setup = await page.request.get('/api/Setup/GetSetup', { headers })
    expect((await setup.json()).data.waitingCount).toBe(0)
  })
})

test.describe(() => {
  test.use({ hasDemo: true })

  test('the demo is backed up and removed once the right number of projects is typed', { tag: '@desktop' }, async ({
    page,
    site,
    allowFault,
  }) => {
    allowFault(/RemoveDemo answered 409/)
    await signInAsStaff(page)
    await open(page, '/admin/setup')
    await page.getByRole('button', { name: 'Remove the demo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove the demo' })
    await expect(dialog).toContainText('Projects with their plans, pictures, documents and updates28')
    await expect(dialog).toContainText('Enquiries, visits, leads, subscribers')
    await expect(dialog).toContainText('Stays: 1 account')
    await expectAccessible(page)

    const number = dialog.getByRole('textbox', { name: 'Type the number of projects to go on' })
    await number.fill('7')
    await dialog.getByRole('button', { name: 'Back up and remove' }).click()
    await expect(dialog.getByText('The number does not match: 28 projects are removed.')).toBeVisible()
    await number.fill('28')
    await dialog.getByRole('button', { name: 'Back up and remove' }).click()

    await expect(page.getByText('The demo was removed.')).toBeVisible({ timeout: 40_000 })
    await expect(page.getByRole('button', { name: 'Remove the demo' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Visitors see ‘opening soon’' })).toBeVisible()
    expect(readdirSync(join(site.dataDir, 'archives'))).toHaveLength(1)
    expect(readdirSync(join(site.dataDir, 'uploads/ProjectImages'))).toEqual([])
  })
})
