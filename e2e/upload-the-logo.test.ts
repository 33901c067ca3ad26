import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open } from './fixtures.ts'
import { test } from './own-site.ts'

test.use({ loadsImages: true })

const aLogo = (colour: string, viewBox = '0 0 40 10', more = '') => ({
  name: 'acme.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${more}<rect width="40" height="10" fill="${colour}"/></svg>`,
  ),
})

test('uploaded logos are in header, footer, menu, back office, icons and mails; a refused one says why', {
  tag: '@desktop',
}, async ({ page, site, allowFault }) => {
  allowFault(/FileUpload answered 400/)
  await signInAsStaff(page)
  await open(page, '/admin/company')
  const file = (label: string) => page.getByLabel(label, { exact: true })
  const shown = (label: string) => page.getByRole('button', { name: `Replace: ${label}` })

  await test.step('a file with a script is refused and the next one is taken', async () => {
    await file('On light ground').setInputFiles(aLogo('#006600', '0 0 40 10', '<script>alert(1)</script>'))
    await expect(page.getByRole('alert')).toContainText('acme.svg was not used')
    await expect(page.getByRole('alert')).toContainText('It contains a script.')
    await expect(page.getByText('Everything is saved')).toBeVisible()
    await expectAccessible(page)
    await file('On light ground').setInputFiles(aLogo('#006600'))
    await expect(shown('On light ground')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  const hint = page.getByText('On dark ground the name is shown until a logo for it is added.')
  await expect(hint).toBeVisible()
  await file('On dark ground').setInputFiles(aLogo('#99ff99'))
  await expect(shown('On dark ground')).toBeVisible()
  await expect(hint).toHaveCount(0)
  await file('Square mark').setInputFiles(aLogo('#006600', '0 0 10 10'))
  await expect(shown('Square mark')).toBeVisible()
  await expect(page.getByText('3 unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible()

  const { data } = await (await page.request.get('/api/Company/GetCompany')).json()
  const address = (logo: { file: string }) => `/assets/images/CompanyLogos/${logo.file}`
  const logoIn = (place: ReturnType<typeof page.getByRole>) => place.getByRole('img', { name: 'Plinth', exact: true })
  await expect(logoIn(page.getByRole('link', { name: 'Plinth, Dashboard' }))).toHaveAttribute(
    'src',
    address(data.logoLight),
  )

  await test.step('the header has the logo for its ground, over the picture and scrolled', async () => {
    await page.goto('/home')
    const logo = logoIn(page.getByRole('banner'))
    await expect(logo).toHaveAttribute('src', address(data.logoDark))
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
    await page.evaluate(() => scrollTo(0, 1500))
    await expect(logo).toHaveAttribute('src', address(data.logoLight))
    await expect(logoIn(page.getByRole('contentinfo'))).toHaveAttribute('src', address(data.logoDark))
  })

  await test.step('the preview of the look has the logo for its ground', async () => {
    await open(page, '/admin/company/look')
    await expect(logoIn(page.getByRole('region', { name: 'Preview' }))).toHaveAttribute('src', address(data.logoDark))
    await page.goto('/home')
  })

  await test.step('icons, structured data and mails have it too', async () => {
    const favicon = await page.request.get(`${site.url}/favicon.svg`)
    expect(await favicon.text()).toContain('viewBox="0 0 10 10"')
    const organization = await page.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.parse(organization ?? '').logo).toBe(site.url + address(data.logoLight))
    await page.request.post('/api/AppointmentBook/SubmitAppointment/', {
      data: { ProjectName: 'Suncourt', Email: 'visitor@logo.example' },
    })
    await expect(async () => {
      const mails = globSync(join(site.dataDir, 'outbox/*.eml')).map((path) => readFileSync(path, 'utf8'))
      const mail = mails.find((text) => /^To: visitor@logo\.example/m.test(text))
      expect(mail?.replaceAll('=\n', '')).toContain('/mail-mark.png')
    }).toPass({ timeout: 10_000, intervals: [100] })
  })
})
