import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { signInAsStaff } from '../back-office.ts'
import { expect, open, test } from '../fixtures.ts'
import { resetLinkFor } from '../outbox.ts'
import { aNewOwner, aVerifiedOwner, beOwner } from '../owners.ts'

const FOLDER = join(import.meta.dirname, '../../docs/screens')

/** The README shows the first screen of these pages instead of the full page. */
const IN_README = ['home-1440', 'find-1440', 'home-390', 'admin-leads-1440', 'project-390']

/** The maximum size of the format; the project page is longer. */
const WEBP_LIMIT = { width: 16_383, height: 16_383 }

const VISITOR = {
  home: '/home',
  projects: '/products',
  'projects-it-sez': '/products/IT%20SEZ',
  project: '/product/Residential/suncourt',
  find: '/find?city=Noida&kind=3+BHK',
  compare: '/compare?projects=suncourt,neem%20street,gomti%20terraces',
  shortlist: '/shortlist',
  'on-time': '/on-time',
  about: '/aboutus',
  contact: '/contactus',
  media: '/media',
  appointment: '/appointment-book',
  privacy: '/privacy',
  disclaimer: '/disclamer',
  search: '/search?q=central',
  newsletter: '/newsletter',
  follow: '/follow',
  brochure: '/brochure',
  'your-data': '/your-data',
  'sign-in': '/signin',
  'owner-sign-in': '/businessowner/signin',
  'sign-up': '/signup',
  'forgot-password': '/forgotpassword',
  'not-found': '/no-such-page',
  forbidden: '/forbidden',
  'admin-login': '/admin/login',
  'super-admin-login': '/superadmin/login',
  'admin-forgot-password': '/admin/forgotpassword',
}

const STAFF = {
  'admin-landing': '/admin/landing',
  'admin-dashboard': '/admin/dashboard',
  'admin-leads': '/admin/leads',
  'admin-leads-board': '/admin/leads?show=board',
  'admin-visits': '/admin/visits',
  'admin-insights': '/admin/insights',
  'admin-projects': '/admin/projectdetails',
  'admin-media': '/admin/newsevents',
  'admin-appointments': '/admin/appointment',
  'admin-enquiries': '/admin/contactus',
  'admin-testimonials': '/admin/customers',
  'admin-features': '/admin/managefeatures',
  'admin-subscribers': '/admin/subscribe',
  'admin-texts': '/admin/content',
  'admin-banks': '/admin/banks',
  'admin-pages': '/admin/pages',
  'admin-setup': '/admin/setup',
  'admin-company': '/admin/company',
  'admin-look': '/admin/company/look',
  'admin-addresses': '/admin/company/addresses',
  'admin-rates': '/admin/company/rates',
  'admin-gate': '/admin/company/gate',
  'admin-visit-hours': '/admin/company/visits',
  'admin-lead-settings': '/admin/company/leads',
  'admin-webhooks': '/admin/company/webhooks',
  'admin-data-requests': '/admin/company/data',
  'admin-subscriptions': '/admin/subscriptions',
  'admin-change-password': '/admin/changepassword',
  'admin-accounts': '/admin/accounts',
  'admin-log': '/admin/audit',
  'admin-trash': '/admin/trash',
}

test.use({ loadsImages: true })
test.beforeEach(({ allowFault }) => allowFault(/answered 40[34]/))

for (const [name, address] of Object.entries(VISITOR)) {
  test(name, async ({ page }) => photograph(page, name, address))
}

for (const [name, address] of Object.entries(STAFF)) {
  test(name, async ({ page }) => {
    await signInAsStaff(page)
    await photograph(page, name, address)
  })
}

for (const { name, address } of [
  { name: 'admin-project', address: (id: number) => `/admin/editdetails/${id}` },
  { name: 'admin-project-gallery', address: (id: number) => `/admin/projectdetails?id=${id}&tab=gallery` },
  { name: 'admin-project-plans', address: (id: number) => `/admin/projectdetails?id=${id}&tab=plans` },
]) {
  test(name, async ({ page, request }) => {
    await signInAsStaff(page)
    await photograph(page, name, address(await idOfProject(request)))
  })
}

for (const { name, list } of [
  { name: 'admin-lead', list: '/admin/leads' },
  { name: 'admin-page', list: '/admin/pages' },
]) {
  test(name, async ({ page }) => {
    await signInAsStaff(page)
    await open(page, list)
    const first = await page.locator(`a[href^="${list}/"]`).first().getAttribute('href')
    await photograph(page, name, first ?? list)
  })
}

test('verify', async ({ page, request }) => {
  await beOwner(page, await aNewOwner(request), { step: 1 })
  await photograph(page, 'verify', '/verify')
})

test('reset-password', async ({ page, request }) => {
  const { email } = await aVerifiedOwner(request)
  await request.post('/api/User/ForgotPassword', { data: { EmailAddress: email } })
  await photograph(page, 'reset-password', await resetLinkFor(email))
})

test('plans', async ({ page, request }) => {
  await beOwner(page, await aVerifiedOwner(request))
  await photograph(page, 'plans', '/subscriptions')
})

test('owner-dashboard', async ({ page, request }) => {
  const owner = await aVerifiedOwner(request)
  await subscribe(request, owner)
  await beOwner(page, owner)
  await photograph(page, 'owner-dashboard', '/businessowner/dashboard')
})

test('customer-visits', async ({ page }) => {
  await open(page, '/signin')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('customer@plinth.test')
  await page.getByRole('textbox', { name: 'Password' }).fill(process.env.E2E_PASSWORD ?? '')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/customer/job/list')
  await photograph(page, 'customer-visits', '/customer/job/list')
})

async function photograph(page: Page, name: string, address: string) {
  const width = page.viewportSize()?.width
  await open(page, address)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.skeleton')).toHaveCount(0)
  if (IN_README.includes(`${name}-${width}`)) await savePicture(await page.screenshot(), `${name}-${width}`)

  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()))
  })
  await savePicture(await page.screenshot({ fullPage: true }), `pages/${name}-${width}`)
}

async function savePicture(picture: Buffer, name: string) {
  const path = join(FOLDER, `${name}.webp`)
  await mkdir(join(path, '..'), { recursive: true })
  await sharp(picture)
    .resize({ ...WEBP_LIMIT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 65 })
    .toFile(path)
}

async function idOfProject(request: APIRequestContext) {
  const answer = await request.get('/api/Product/GetProductDetailsByName/rohini%20central')
  const { data } = await answer.json()
  return data.id as number
}

async function subscribe(request: APIRequestContext, { email, id, headers }: Awaited<ReturnType<typeof aNewOwner>>) {
  const plans = await request.get('/api/Subscription/GetAllForFront')
  const [{ getSubscriptionListResponse }] = (await plans.json()).data
  const { id: planId, subscriptionAmount } = getSubscriptionListResponse[0]
  const paid = await request.post('/api/Payment/CheckOutSubscriptionPayment', {
    headers,
    data: {
      Token: 'tok_visa',
      Amount: subscriptionAmount,
      SubscriptionId: planId,
      Name: 'Ravi Mehta',
      Email: email,
      UserId: id,
    },
  })
  expect(paid.status(), 'payment of the new owner').toBe(200)
}
