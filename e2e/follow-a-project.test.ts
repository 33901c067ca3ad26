import type { Page } from '@playwright/test'
import { staffHeaders } from './back-office.ts'
import { expect, expectAccessible, open, requestTest, test } from './fixtures.ts'
import { brochureLinkFor, subscriptionLinkFor } from './outbox.ts'

const PROJECT = '/product/Residential/suncourt'
const BY_MAIL = '/product/Residential/yamuna%20meadows'
const EMPTY = '/find?city=Lucknow&kind=4+BHK&priceTo=2500000'

test('a visitor follows a project, confirms by the mailed link and unsubscribes; an unknown link offers other pages', {
  tag: '@phone',
}, async ({ page, request, allowFault }) => {
  allowFault(/answered 404|status of 404/)
  const email = addressOf('follower')
  await open(page, `${PROJECT}#follow`)
  const section = page.locator('#follow')
  await expect(section.getByRole('heading')).toHaveText('Follow Suncourt')
  const field = section.getByRole('textbox', { name: 'Your email address' })
  await section.getByRole('button', { name: 'Follow' }).click()
  await expect(section.getByText('Please enter your email address.')).toBeVisible()
  await field.fill(email)
  await section.getByRole('button', { name: 'Follow' }).click()
  await expect(section.getByRole('status')).toHaveText(/^Almost done: please open the link/)
  await expect(section.getByRole('status')).toBeFocused()
  await expect(field).toHaveCount(0)
  await test.step('the message does not take the focus again when another form is sent', async () => {
    const newsletter = page.getByRole('contentinfo').getByRole('button', { name: 'Keep me posted' })
    await page.getByRole('contentinfo').getByRole('textbox', { name: 'Your email address' }).fill(addressOf('reader'))
    await newsletter.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'You have subscribed' })).toBeVisible()
    await expect(newsletter).toBeFocused()
  })

  const link = await subscriptionLinkFor(email)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shall we write to you?')
  await expectAccessible(page)
  expect(await stateOf(request, email)).toBe('waiting')
  await page.getByRole('button', { name: 'Yes, send me these mails' }).click()
  await expect(page.getByRole('status')).toContainText('Confirmed.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What you follow')
  await expect(page.getByRole('list', { name: 'What you follow' }).getByRole('listitem')).toContainText(['Suncourt'])
  expect(await stateOf(request, email)).toBe('confirmed')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Leave Suncourt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You follow nothing')
  expect(await stateOf(request, email)).toBe('unsubscribed')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You follow nothing')
  await page.goto('/subscription/unknown')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await expect(page.getByRole('main').getByRole('button', { name: 'Keep me posted' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Find a project' })).toBeVisible()
})

test('a sold-out home links to the follow form, which keeps its input offline; an empty finder has a form too', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically|Unable to preload/)
  await open(page, PROJECT)
  const gone = page.getByRole('row').filter({ hasText: 'Sold out' }).first()
  await gone.getByRole('link', { name: 'Tell me' }).click()
  await expect(page).toHaveURL(/#follow$/)
  await expect(page.locator('#follow')).toBeInViewport()

  await test.step('offline, the failure is shown beside the field and the typed address stays', async () => {
    const section = page.locator('#follow')
    const field = section.getByRole('textbox', { name: 'Your email address' })
    // Go offline before the validation rules of the field are loaded.
    await page.context().setOffline(true)
    await field.fill('offline@visitor.example')
    await section.getByRole('button', { name: 'Follow' }).click()
    await expect(section.getByText('The connection was lost.')).toBeVisible()
    await expect(field).toBeFocused()
    await expect(page.locator('.toast')).toHaveCount(0)
    await page.context().setOffline(false)

    // Submitting an empty field loads the validation rules, but not yet the module that sends the form.
    await field.fill('')
    await section.getByRole('button', { name: 'Follow' }).click()
    await expect(section.getByText('Please enter your email address.')).toBeVisible()
    await page.context().setOffline(true)
    await field.fill('offline@visitor.example')
    await section.getByRole('button', { name: 'Follow' }).click()

    await expect(section.getByText('The connection was lost.')).toBeVisible()
    await expect(field).toHaveValue('offline@visitor.example')
    await page.context().setOffline(false)
  })

  const email = addressOf('city')
  await open(page, EMPTY)
  const hear = page.getByRole('region', { name: 'Or hear when Lucknow has one' })
  await hear.getByRole('textbox', { name: 'Your email address' }).fill(email)
  await hear.getByRole('button', { name: 'Tell me' }).click()
  await expect(hear.getByRole('status')).toHaveText(/^Almost done/)
  await page.goto(await subscriptionLinkFor(email))
  await expect(page.getByRole('list', { name: 'To confirm' })).toHaveText('Lucknow')
})

test('a brochure by mail has a form instead of a link, and the mailed link downloads it', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/answered 404|status of 404/)
  const email = addressOf('brochure')
  await open(page, BY_MAIL)
  await expect(page.getByRole('link', { name: 'Download Brochure' })).toHaveCount(0)
  expect(await page.content()).not.toContain('yamuna-meadows-brochure')
  const facts = page.locator('.project-facts')
  await expect(facts.getByText('Our sales team sees that you asked for it.')).toBeVisible()
  const field = facts.getByRole('textbox', { name: 'Your email address' })
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await field.boundingBox())?.width, 'the button is below the field').toBeGreaterThan(300)
  await field.fill(email)
  await facts.getByRole('button', { name: 'Send me the brochure' }).click()
  await expect(facts.getByRole('status')).toHaveText(/The brochure is on its way/)

  const file = await page.request.get(await brochureLinkFor(email))
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const plain = await page.request.get('/assets/images/ProjectImages/1730000000000_yamuna-meadows-brochure.pdf')
  expect(plain.status()).toBe(404)

  await page.goto('/brochures/sent/unknown')
  await expect(page).toHaveURL('/brochure')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
})

requestTest(
  'a mail client unsubscribes with one POST, without cookie or session',
  { tag: '@desktop' },
  async ({ request, playwright, baseURL }) => {
    const email = addressOf('one-click')
    const details = await (await request.get('/api/Product/GetProductDetailsByName/suncourt')).json()
    const productId = details.data.id ?? details.data.productId
    for (const path of ['ManageNewsLetterSubscription/', 'FollowTopic'])
      await request.post(`/api/NewsandEvents/${path}`, { data: { email, productId } })
    const link = await subscriptionLinkFor(email)
    const token = link.split('/').at(-1)
    await request.post('/api/NewsandEvents/ConfirmSubscription', { data: { token } })
    const topics = async () => {
      const answer = await request.post('/api/NewsandEvents/ReadSubscription', { data: { token } })
      return (await answer.json()).data as { id: number; topicName: string }[]
    }
    const suncourt = (await topics()).find(({ topicName }) => topicName === 'Suncourt')

    const client = await playwright.request.newContext({ baseURL })
    const form = { 'List-Unsubscribe': 'One-Click' }
    expect((await client.post(`${link}?topic=${suncourt?.id}`, { form })).status()).toBe(200)
    expect(await topics()).toMatchObject([{ topicName: 'All news', isConfirmed: true }])
    expect((await client.post(link, { form })).status()).toBe(200)
    expect(await stateOf(request, email)).toBe('unsubscribed')
    await client.dispose()
  },
)

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript both forms lead to their own page', { tag: '@desktop' }, async ({ page, allowFault }) => {
    allowFault(/POST \/(follow|brochure) answered 400/)
    const email = addressOf('plain')
    await page.goto(BY_MAIL)
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(page).toHaveURL('/follow')
    await expect(page.getByText('Please enter your email address.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Follow Yamuna Meadows')
    await fill(page, email)
    await page.getByRole('main').getByRole('button', { name: 'Follow' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Almost done/)
    const back = page.getByRole('link', { name: 'Back to Yamuna Meadows' })
    await expect(back).toHaveAttribute('href', `${BY_MAIL}#follow`)

    await page.goto(await subscriptionLinkFor(email))
    await page.getByRole('button', { name: 'Yes, send me these mails' }).click()
    await expect(page.getByRole('button', { name: 'Leave Yamuna Meadows' })).toBeVisible()

    await page.goto(BY_MAIL)
    await page.getByRole('button', { name: 'Send me the brochure' }).click()
    await expect(page).toHaveURL('/brochure')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The brochure of Yamuna Meadows by mail')
    await expect(back).toHaveAttribute('href', BY_MAIL)
    await fill(page, email)
    await page.getByRole('main').getByRole('button', { name: 'Send me the brochure' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The brochure is on its way/)
    expect((await page.request.get(await brochureLinkFor(email))).status()).toBe(200)
  })
})

async function fill(page: Page, email: string) {
  await page.getByRole('main').getByRole('textbox', { name: 'Your email address' }).fill(email)
}

function addressOf(name: string) {
  return `${name}-${Date.now()}@company.com`
}

async function stateOf(request: Page['request'], email: string) {
  const headers = await staffHeaders(request)
  const list: { email: string; state: string }[] = await (
    await request.get('/api/NewsandEvents/GetNewsLetterSubscription', { headers })
  ).json()
  return list.find((one) => one.email === email)?.state
}
