import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADMIN, signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open } from './fixtures.ts'
import { test } from './own-site.ts'

test('a changed name and phone appear at once in header, footer, title and mails', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  // The first request puts the page into the cache, so that a stale page would be noticed.
  const before = await (await page.request.get('/contactus')).text()
  expect(before).toContain('<title>Contact Us | Plinth</title>')
  expect(before).toContain('1800 000 2028')

  const headers = { authorization: `Bearer ${await signInAsStaff(page)}` }
  await open(page, '/admin/company')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Brand name' }).fill('Acme')
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Acme Homes')
  await page.getByRole('textbox', { name: 'Phone number' }).first().fill('98100 12345')
  await test.step('the error of a phone leaves its two fields on one line', async () => {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox', { name: 'Phone number' }) })
      .first()
    const number = row.getByRole('textbox', { name: 'Phone number' })
    await number.fill('1')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    const parts = [row.getByRole('combobox'), number, row.getByRole('button')]
    const middles = await Promise.all(parts.map((part) => part.boundingBox())).then((boxes) =>
      boxes.map((box) => (box ? Math.round(box.y + box.height / 2) : null)),
    )
    expect(new Set(middles).size, middles.join(', ')).toBe(1)
    await number.fill('98100 12345')
  })
  const shown = page.getByRole('region', { name: 'Where it shows' })
  await expect(shown.getByRole('region', { name: 'Header' })).toContainText('Acme')
  const shownFooter = shown.getByRole('region', { name: 'Footer' })
  await expect(shownFooter).toContainText('98100 12345')
  await expect(shownFooter).toContainText('Acme')
  await expect(shownFooter).toContainText('hello@plinthgroup.example')
  await expect(shownFooter).not.toContainText('10 AM')

  await test.step('the pictures are replaced, described and removed', async () => {
    const pictures = page.getByRole('region', { name: 'Pictures' })
    await expect(pictures.getByRole('textbox', { name: /^What the picture of the office shows/ })).toHaveValue(
      /^Inside/,
    )
    await pictures.getByLabel(/^Office/).setInputFiles('demo/files/ProjectImages/1730000000000_lobby-columns.jpg')
    await expect(pictures.getByText(/\d_lobby-columns\.jpg/)).toBeVisible()
    await pictures.getByRole('textbox', { name: /^What the picture of the office shows/ }).fill('Our lobby')
    await pictures.getByRole('button', { name: /^Remove .*elite-one/ }).click()
    await expect(pictures.getByRole('textbox', { name: /^Caption/ })).toHaveCount(0)
  })

  await page.getByRole('textbox', { name: 'LinkedIn' }).fill('linkedin.com/acme')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Company pages start with linkedin.com/company/')).toBeVisible()
  await expect(page.getByText('8 unsaved changes, 1 to correct')).toBeVisible()
  await page.getByRole('textbox', { name: 'LinkedIn' }).fill('linkedin.com/company/acme')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Acme, Dashboard' }).first()).toBeVisible()

  await test.step('the focus stays in a list whose rows are moved or removed, and in the save bar after Discard', async () => {
    await page.getByRole('button', { name: 'Remove Sales' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Remove Customer care' })).toBeFocused()

    const offices = page.getByRole('region', { name: 'Offices' })
    await offices.getByRole('button', { name: 'Add an office' }).press('Enter')
    await expect(offices.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await offices.getByRole('textbox', { name: 'Name' }).fill('Annexe')
    const up = offices.getByRole('button', { name: 'Move Annexe up' })
    await up.press('Enter')
    await expect(up).toHaveAttribute('aria-disabled', 'true')
    await expect(up).toBeFocused()
    await offices.getByRole('button', { name: 'Remove Annexe' }).press('Enter')
    await expect(offices.getByRole('button', { name: 'Remove Plinth House' })).toBeFocused()

    await page.getByRole('button', { name: 'Discard' }).press('Enter')
    await expect(page.getByText('Everything is saved')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
  })

  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText(ADMIN)

  await page.goto('/contactus')
  await expect(page).toHaveTitle('Contact Us | Acme')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Acme Homes, home' })).toHaveText('Acme')
  const office = page.getByRole('complementary', { name: 'Our office' })
  await expect(office.getByRole('img', { name: 'Our lobby' })).toHaveAttribute('src', /lobby-columns\.jpg/)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '98100 12345' })).toHaveAttribute('href', 'tel:9810012345')
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://linkedin.com/company/acme',
  )

  await test.step('officer, GSTIN, phones and further offices are public, and accounts show the pictures of the company', async () => {
    const picture = page.locator('.account-picture img')
    await page.goto('/signin')
    await expect(picture).toHaveAttribute('src', /twin-luxury-towers/)

    const { data: stored } = await (await page.request.get('/api/Company/GetCompany', { headers })).json()
    const [first] = stored.offices
    const further = { ...first, name: 'Lucknow office', lines: ['2 Gomti Marg', 'Lucknow'], phone: '+91 522 000 1998' }
    const data = {
      ...stored,
      gstin: '07AAACP0000D1Z5',
      grievanceOfficer: { name: 'Ravi Rao', email: 'officer@acme.example', phone: null },
      offices: [{ ...first, phone: '+91 11 0000 1111' }, further],
      customerSignInImage: null,
    }
    expect((await page.request.post('/api/Company/ManageCompany', { headers, data })).status()).toBe(200)

    await page.goto('/signin')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(picture).toHaveCount(0)
    await page.goto('/contactus')
    await expect(office.getByRole('link', { name: '+91 11 0000 1111' })).toBeVisible()
    await expect(office).toContainText('Lucknow office2 Gomti Marg, Lucknow')
    await expect(office.getByRole('link', { name: '+91 522 000 1998' }).last()).toBeVisible()
    await expect(footer).toContainText('Acme Homes, GSTIN 07AAACP0000D1Z5.')
    for (const address of ['/privacy', '/your-data']) {
      await open(page, address)
      const officer = page.getByRole('region', { name: 'Grievance officer' })
      await expect(officer).toContainText('Ravi Rao')
      await expect(officer.getByRole('link', { name: 'officer@acme.example' })).toBeVisible()
      await expectAccessible(page)
    }
  })

  const booked = await page.request.post('/api/AppointmentBook/SubmitAppointment/', {
    data: { ProjectName: 'Suncourt', Email: 'visitor@company.example' },
  })
  expect(booked.status()).toBe(200)
  await expect(async () => {
    const mails = globSync(join(site.dataDir, 'outbox/*.eml')).map((file) => readFileSync(file, 'utf8'))
    const mail = mails.find((text) => /^To: visitor@company\.example/m.test(text))
    expect(mail).toContain('From: Acme <')
    expect(mail).toContain('Subject: Acme Homes: your visit')
    expect(mail).toContain('98100 12345')
  }).toPass({ timeout: 10_000, intervals: [100] })
})

test('two people who change the same field are asked which one to keep', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/ManageCompany answered 409/)
  const headers = { authorization: `Bearer ${await signInAsStaff(page)}` }
  await open(page, '/admin/company')
  await page.getByRole('textbox', { name: 'Slogan' }).fill('Mine')
  const { data: stored } = await (await page.request.get('/api/Company/GetCompany', { headers })).json()
  const theirs = { ...stored, slogan: 'Theirs', sloganEmphasis: null, email: 'theirs@company.example' }
  expect((await page.request.post('/api/Company/ManageCompany', { headers, data: theirs })).status()).toBe(200)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Another user has saved this record' })
  await expect(dialog).toContainText('Theirs')
  await dialog.getByLabel(/Yours/).first().check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()

  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('theirs@company.example')
  const { data: after } = await (await page.request.get('/api/Company/GetCompany')).json()
  expect(after).toMatchObject({ slogan: 'Mine', email: 'theirs@company.example' })
})
