import { ADMIN, signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open } from './fixtures.ts'
import { test } from './own-site.ts'

const DEFAULT = { palette: 'limestone', type: 'newsreader-schibsted', dateStyle: 'yyyy-MM-dd' }

let headers: { authorization: string }

test.beforeEach(async ({ page }) => {
  headers = { authorization: `Bearer ${await signInAsStaff(page)}` }
  expect((await page.request.post('/api/Company/ManageLook', { headers, data: DEFAULT })).status()).toBe(200)
})

test('a palette chosen by keyboard is used by every page once it is saved', { tag: '@desktop' }, async ({ page }) => {
  // The first request puts the page into the cache, so that a stale page would be noticed.
  const before = await (await page.request.get('/home')).text()
  expect(before).toContain('content="#101C24"')
  expect(/<html[^>]*>/.exec(before)?.[0]).not.toContain('style')
  expect(preloadedFonts(before)).toEqual(['plinth-display', 'plinth-text', 'plinth-display-italic'])

  await open(page, '/admin/company')
  await page.getByRole('navigation', { name: 'Company settings' }).getByRole('link', { name: 'Look' }).click()
  await expect(page).toHaveURL('/admin/company/look')
  await expectAccessible(page)
  const palettes = page.getByRole('radiogroup', { name: 'Palette' })
  await palettes.getByRole('radio', { name: 'Limestone' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(palettes.getByRole('radio', { name: 'Monsoon' })).toBeChecked()
  const site = page.getByRole('region', { name: 'Preview' }).locator('.look-site').first()
  await expect(site).toHaveCSS('background-color', 'rgb(233, 237, 236)')
  for (const view of ['Project', 'Form', 'Mail']) {
    await page.getByRole('radiogroup', { name: 'Page' }).getByText(view).click()
    await expectAccessible(page)
  }
  await page
    .getByRole('radiogroup', { name: 'Type' })
    .getByRole('radio', { name: /Schibsted Grotesk throughout/ })
    .check()
  await page.getByRole('radiogroup', { name: 'Date style' }).getByText('7 Nov 2026').click()
  await expect(page.getByText('3 unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save look' }).click()
  await expect(page.getByText('Saved. The site has this look now.')).toBeVisible()

  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText(ADMIN)

  expect(preloadedFonts(await (await page.request.get('/home')).text())).toEqual(['plinth-text'])
  await page.goto('/home')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(233, 237, 236)')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0f2326')
  expect(await (await page.request.get('/admin/company/look')).text()).toContain('name="theme-color" content="#101C24"')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('font-family', /^"Schibsted Grotesk/)
  await expect(page.locator('time').first()).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)
  await expectAccessible(page)

  await test.step('a long name fits the header and the foot of pages of any width', async () => {
    const { version: _, ...company } = (await (await page.request.get('/api/Company/GetCompany', { headers })).json())
      .data
    const save = async (data: object) =>
      expect((await page.request.post('/api/Company/ManageCompany', { headers, data })).status()).toBe(200)
    await save({ ...company, name: 'Mahogany Estates', legalName: 'Mahogany Estates' })
    for (const type of ['schibsted', 'newsreader']) {
      const look = { ...DEFAULT, type }
      expect((await page.request.post('/api/Company/ManageLook', { headers, data: look })).status()).toBe(200)
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/on-time')
        const names = page.locator('.site-header .wordmark, .site-footer .wordmark, .footer-mark')
        await expect(names).toHaveCount(3)
        const cut = await names.evaluateAll(async (all) => {
          await document.fonts.ready
          return all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length
        })
        expect(cut, `${type}, ${width} px`).toBe(0)
        if (width < 1440) await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
      }
    }
    for (const name of ['Shree Balaji Homes', 'Donaudampfschifffahrtsgesellschaft']) {
      await save({ ...company, name, legalName: name })
      for (const width of [320, 360, 390, 700]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/on-time')
        await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
        const shortcuts = await page.getByRole('navigation', { name: 'Call or chat' }).boundingBox()
        const mark = await page.locator('.site-header .wordmark').boundingBox()
        expect((mark?.x ?? 0) + (mark?.width ?? 0), `${name}, ${width} px`).toBeLessThanOrEqual(shortcuts?.x ?? 0)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, '/admin/company')
      await expect(page.getByRole('button', { name: 'Minimise sidebar' })).toBeInViewport({ ratio: 1 })
      const [bar, button, shown, menu] = await Promise.all(
        [
          page.locator('.sidebar-top'),
          page.getByRole('button', { name: 'Minimise sidebar' }),
          page.locator('.company-shown-header'),
          page.locator('.company-shown-header > :last-child'),
        ].map((part) => part.boundingBox().then((box) => (box ? box.x + box.width : null))),
      )
      expect(button, name).toBeLessThanOrEqual(bar ?? 0)
      expect(menu, name).toBeLessThanOrEqual(shown ?? 0)
    }
    // Restore the company, because other tests use this site.
    await save(company)
  })

  // The back office keeps its own colours; the public pages it links to have those of the site.
  await open(page, '/admin/company/look')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(248, 246, 242)')
})

test('a colour with too little contrast is refused with a suggestion, and a concurrent save asks which to keep', {
  tag: '@phone',
}, async ({ page, allowFault }) => {
  allowFault(/ManageLook answered 409/)
  const headers = { authorization: `Bearer ${await signInAsStaff(page)}` }
  await open(page, '/admin/company/look')
  await page.getByRole('switch', { name: 'Own colours' }).click()
  const accent = page.getByRole('textbox', { name: 'Accent', exact: true })
  await expect(accent).toHaveValue('#77551c')
  await expect(page.getByText('Everything is saved')).toBeHidden()
  const link = page.getByRole('region', { name: 'Preview' }).getByText('View all projects')
  await expect(link).toHaveCSS('color', 'rgb(119, 85, 28)')

  await accent.fill('#3FA39B')
  await expect(accent).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Accent is too faint to save')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save look' })).toBeDisabled()
  await expect(link).toHaveCSS('color', 'rgb(119, 85, 28)')

  const offer = page.getByRole('button', { name: /^Use #/ })
  const offered = ((await offer.textContent()) ?? '').replace('Use ', '').toLowerCase()
  await offer.click()
  await expect(accent).toHaveValue(offered)
  await expect(accent).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Save look' }).click()
  await expect(page.getByText('Saved. The site has this look now.')).toBeVisible()

  await accent.fill('blue')
  await expect(page.getByText('Accent is not a colour')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(accent).toHaveValue(offered)

  await test.step('two people who change the palette are asked which one to keep', async () => {
    await page.request.post('/api/Company/ManageLook', { headers, data: DEFAULT })
    await open(page, '/admin/company/look')
    await page.getByRole('radio', { name: 'Neem' }).check({ force: true })
    await page.request.post('/api/Company/ManageLook', { headers, data: { ...DEFAULT, palette: 'indigo' } })

    await page.getByRole('button', { name: 'Save look' }).click()
    const dialog = page.getByRole('dialog', { name: 'Another user has saved this record' })
    await expect(dialog).toContainText('Indigo')
    await dialog.getByLabel(/Yours/).first().check()
    await dialog.getByRole('button', { name: 'Save this choice' }).click()

    await expect(page.getByText('Saved. The site has this look now.')).toBeVisible()
    const { data } = await (await page.request.get('/api/Company/GetCompany')).json()
    expect(data.look.palette).toBe('neem')
  })
})

function preloadedFonts(html: string) {
  return [...html.matchAll(/<link rel="preload" as="font"[^>]*href="[^"]*\/(plinth-[a-z-]+)-[\w-]{8}\.woff2"/g)].map(
    ([, name]) => name,
  )
}
