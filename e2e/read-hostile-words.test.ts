import { aProject, removeProject } from './a-project.ts'
import { enterBackOffice, signInAsStaff } from './back-office.ts'
import { expect, open, test } from './fixtures.ts'
import { dataLinkFor, visitLinkFor } from './outbox.ts'

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

test('a long address or word does not widen the pages that show it', { tag: '@phone' }, async ({ page }) => {
  const email = `${'asha'.repeat(9)}${Date.now()}@visitor.example`
  const expectNarrow = async () => {
    const { width } = page.viewportSize() ?? { width: 0 }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  const booked = await page.request.post('/api/AppointmentBook/SubmitAppointment/', {
    data: { ProjectName: 'Suncourt', Email: email },
  })
  expect(booked.status()).toBe(200)
  await open(page, await visitLinkFor(email))
  await expect(page.getByText(`We write to ${email}.`)).toBeVisible()
  await expectNarrow()

  const asked = await page.request.post('/api/Consent/RequestDataLink', { data: { contact: email } })
  expect(asked.status()).toBe(200)
  await open(page, await dataLinkFor(email))
  await expect(page.getByText(`Everything we hold about ${email}.`)).toBeVisible()
  await expectNarrow()

  const headers = await enterBackOffice(page)
  await open(page, `/admin/leads?q=${email}`)
  await page.getByRole('link', { name: email }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email)
  await expectNarrow()

  const word = `Lang${'wort'.repeat(11)}${Date.now()}`
  const number = `UP${'RERA'.repeat(24)}`
  const { id, address } = await aProject(
    { request: page.request, headers },
    `${word} on the bank of the Yamuna`,
    number,
  )
  const registered = await page.request.post('/api/Product/ManageRegistration', {
    headers,
    data: { id: 0, productId: id, covers: word, registrationNumber: number },
  })
  expect(registered.status()).toBe(200)
  const registration = `/admin/projectdetails?id=${id}&tab=registration`
  for (const path of ['/products/Commercial', '/find?category=2', `/search?q=${word}`, address, registration]) {
    await open(page, path)
    await expect(page.getByRole('main').getByText(word).first(), path).toBeVisible()
    await expectNarrow()
  }
  await open(page, address)
  const header = await page.getByRole('banner').first().boundingBox()
  const name = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(name?.y, 'a long name begins below the header').toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  await removeProject({ request: page.request, headers }, id)
})
