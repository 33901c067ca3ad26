import type { Page } from '@playwright/test'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

interface Figures {
  today: string
  enquiries: { interests: string[]; days: { day: string; counts: number[] }[]; totalBefore: number }
  recentEnquiries: { name: string }[]
  visitsAhead: { days: string[]; hours: { timeSlot: string | null; counts: number[] }[] }
  visitsToday: { projectName: string }[]
  subscribers: { total: number }
  counts: Record<string, number>
  content: { projects: number; shown: number; announced: number }
  projects: { id: number; name: string }[]
}

test('figures that failed to load can be retried, and the dashboard links to mails that could not be sent', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/GetDashboardFigures|GetLeadsToday/)
  const waiting = {
    id: 'a',
    to: 'asha@visitor.example',
    subject: 'Your visit',
    reason: 'connect ECONNREFUSED',
    queuedAt: '2026-11-16T06:00:00.000Z',
    nextTryAt: '2026-11-16T07:00:00.000Z',
  }
  await page.route('**/api/Global/GetMailDelivery', async (route) => {
    const answer = await route.fetch()
    const data = { failingSince: '2026-11-16T06:00:00.000Z', waitingCount: 1, waiting: [waiting], failedCount: 0 }
    await route.fulfill({ response: answer, json: { ...(await answer.json()), data } })
  })
  await enterBackOffice(page)
  await page.route('**/api/Home/GetDashboardFigures', (route) => route.abort())
  await page.route('**/api/Leads/GetLeadsToday', (route) => route.abort())
  await open(page, '/admin/dashboard')

  await test.step('leads that failed to load can be retried', async () => {
    const alert = page.locator('.leads-today').getByRole('alert')
    await expect(alert).toContainText('This part could not be loaded.')
    await page.unroute('**/api/Leads/GetLeadsToday')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Who waits for an answer?' })).toBeVisible()
  })

  await test.step('figures that failed to load can be retried', async () => {
    const alert = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
    await expect(alert).toBeVisible()
    await expect(page.getByRole('table', { name: 'All projects' }).getByText('Suncourt')).toBeVisible()
    await page.unroute('**/api/Home/GetDashboardFigures')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(figure(page, 'Content complete')).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  const notice = page.getByRole('alert').filter({ hasText: 'Mails have not been leaving since' })
  await expect(notice).toContainText('1 mail waits')
  await notice.getByRole('link', { name: 'See the mails' }).click()

  const mails = page.getByRole('table', { name: 'Mails waiting to be sent' })
  await expect(mails).toContainText('asha@visitor.example')
  await expect(mails).toContainText('ECONNREFUSED')
})

test('the dashboard shows its figures, its counts and all question panels', { tag: '@phone' }, async ({ page }) => {
  const { figures } = await openDashboard(page)
  const { counts, content } = figures

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dayInWords(figures.today))
  const enquiries = sum(figures.enquiries.days.flatMap((day) => day.counts))
  await expect(figure(page, 'Enquiries, 30 days')).toHaveText(String(enquiries))
  const visits = sum(figures.visitsAhead.hours.flatMap((hour) => hour.counts))
  await expect(figure(page, 'Visits booked, next 7 days')).toHaveText(String(visits))
  await expect(figure(page, 'Projects on the site')).toHaveText(`${content.shown} of ${content.projects}`)
  await expect(figure(page, 'Subscribers')).toHaveText(String(figures.subscribers.total))
  await expect(figure(page, 'Content complete')).toHaveText(/^\d+%$/)

  const all = page.getByRole('list', { name: 'All records' }).getByRole('link')
  await expect(all).toHaveText([
    `${counts.projects} Projects`,
    `${counts.mediaItems} Media items`,
    `${counts.enquiries} Enquiries`,
    `${counts.appointments} Appointments`,
    `${counts.testimonials} Testimonials`,
    `${counts.subscribers} Subscribers`,
  ])
  await expect(all.nth(2)).toHaveAttribute('href', '/admin/contactus')

  for (const question of [
    'Are enquiries growing, and for what?',
    'Which hours are full?',
    'Recent enquiries',
    'Today’s visits',
    'What is missing on the site?',
    'All projects',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible()
  }
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a figure of six digits stays on one line on the narrowest phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.route('**/api/Home/GetDashboardFigures', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    data.subscribers.total = 123_456
    await route.fulfill({ response: answer, json: { ...rest, data } })
  })
  await enterBackOffice(page)
  await open(page, '/admin/dashboard')
  await expect(figure(page, 'Subscribers')).toHaveText('1,23,456')
  const lines = await figure(page, 'Subscribers').evaluate((value) => {
    const text = document.createRange()
    text.selectNodeContents(value)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('the panels of the dashboard match the response', { tag: '@desktop' }, async ({ page }) => {
  // The form of a project requires a film, so only projects that are older than this rule lack one.
  await page.route('**/api/Home/GetDashboardFigures', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    const saffron = data.projects.find(({ name }: { name: string }) => name === 'Saffron Grove')
    saffron.parts.find(({ part }: { part: string }) => part === 'video').have = 0
    await route.fulfill({ response: answer, json: { ...rest, data } })
  })
  const list = page.waitForResponse('**/api/Product/SearchProductList')
  const { figures } = await openDashboard(page)

  await test.step('hours, recent enquiries and today’s visits match the response', async () => {
    const hours = page.getByRole('region', { name: 'Which hours are full?' }).getByRole('row')
    await expect(hours).toHaveCount(figures.visitsAhead.hours.length + 1)
    for (const [nth, { timeSlot, counts }] of figures.visitsAhead.hours.entries()) {
      const row = hours.nth(nth + 1)
      if (timeSlot) await expect(row.getByRole('rowheader')).toHaveText(timeSlot)
      await expect(row.getByRole('cell')).toHaveText(counts.map(String))
    }
    const recent = page.getByRole('region', { name: 'Recent enquiries' })
    for (const [nth, { name }] of figures.recentEnquiries.entries()) {
      await expect(recent.getByRole('row').nth(nth + 1)).toContainText(name)
    }
    await expect(recent.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/admin/contactus')
    const today = page.getByRole('region', { name: 'Today’s visits' })
    await expect(today.getByRole('listitem')).toHaveCount(figures.visitsToday.length)
  })

  await test.step('the height of a bar matches the grid line of its number', async () => {
    const panel = page.getByRole('region', { name: 'Are enquiries growing' }).first()
    await expect(panel.getByRole('img')).toBeVisible()
    const heights = await panel.locator('.enquiry-plot').evaluate((plot) => {
      const { bottom } = plot.querySelector('svg')?.getBoundingClientRect() ?? plot.getBoundingClientRect()
      const above = (part: Element) => bottom - part.getBoundingClientRect().top
      const bars = [...plot.querySelectorAll('g')].map((bar) => ({
        number: Number(/: (\d+)/.exec(bar.textContent)?.[1]),
        height: above(bar),
      }))
      const lines = [...plot.querySelectorAll('.enquiry-step')].map((line) => ({
        number: Number(line.textContent),
        height: above(line),
      }))
      return { bar: bars.reduce((tallest, bar) => (bar.number > tallest.number ? bar : tallest)), lines }
    })

    const perEnquiry = heights.bar.height / heights.bar.number
    expect(heights.bar.number).toBeGreaterThan(0)
    expect(heights.lines.length).toBeGreaterThan(1)
    for (const { number, height } of heights.lines) expect(Math.abs(height - number * perEnquiry)).toBeLessThan(3)
  })

  await test.step('the chart can be read as numbers', async () => {
    const panel = page.getByRole('region', { name: 'Are enquiries growing' }).first()
    const enquiries = sum(figures.enquiries.days.flatMap((day) => day.counts))

    await expect(panel.getByRole('img')).toHaveAccessibleName(new RegExp(`: ${enquiries} enquiries, most on`))
    await panel.getByRole('button', { name: 'Show numbers' }).click()
    await expect(panel.getByRole('columnheader')).toHaveText(['Day', ...figures.enquiries.interests, 'All'])
    await expect(panel.getByRole('row')).toHaveCount(31)
    const newest = figures.enquiries.days.at(-1)
    await expect(panel.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      ...(newest?.counts ?? []).map(String),
      String(sum(newest?.counts ?? [])),
    ])
    await expectAccessible(page)

    await panel.getByRole('button', { name: 'Show chart' }).click()
    await expect(panel.getByRole('img')).toBeVisible()
  })

  await test.step('every missing piece of content links to the screen that adds it', async () => {
    const saffron = figures.projects.find(({ name }) => name === 'Saffron Grove')
    const gaps = page.getByRole('region', { name: 'What is missing on the site?' }).first()

    const gap = (words: string) => gaps.getByRole('link', { name: `Saffron Grove, ${words}` })
    const parts = `/admin/projectdetails?id=${saffron?.id}&tab=`
    await expect(gap('Video: empty')).toHaveAttribute('href', `/admin/editdetails/${saffron?.id}`)
    await expect(gap('Features: empty')).toHaveAttribute('href', `${parts}features`)
    await expect(gap('Specifications: empty')).toHaveAttribute('href', `${parts}specifications`)
    await expect(gap('Documents: empty')).toHaveAttribute('href', `${parts}documents`)
    await expect(gap('Location: empty')).toHaveAttribute('href', `${parts}location`)
    await expect(gap('Gallery: ')).toHaveAttribute('href', `${parts}gallery`)
    await expect(gaps.getByRole('link', { name: 'Add video to Saffron Grove' })).toBeVisible()

    await expect(gaps.getByRole('row')).toHaveCount(7)
    await expect(gaps.getByRole('rowheader')).toHaveText(figures.projects.slice(0, 6).map(({ name }) => name))
  })

  await test.step('every project count has a label, and the counts agree', async () => {
    const { projects, shown, announced } = figures.content
    expect(announced, 'the demo has projects that are only announced').toBeGreaterThan(0)

    await expect(page.getByRole('link', { name: `${projects} Projects` })).toBeVisible()
    await expect(figure(page, 'Projects on the site')).toHaveText(`${shown} of ${projects}`)
    const strip = page.locator('dl > div').filter({ hasText: 'Projects on the site' })
    await expect(strip).toContainText(`${announced} only announced`)
    const gaps = page.getByRole('region', { name: 'What is missing on the site?' }).first()
    await expect(gaps).toContainText(`${shown - announced} of the ${shown} projects on the site have such a page`)
    await gaps.getByRole('button', { name: `All ${shown - announced} pages` }).click()
    await expect(gaps.locator('tbody').getByRole('row')).toHaveCount(shown - announced)
    await expect(gaps.getByRole('row', { name: /Suncourt.*Complete/ })).toBeVisible()
    // Compare with the list's own response, because other tests may add projects between the two calls.
    const { total } = (await (await list).json()).data
    await expect(page.getByText(`1–10 of ${total}`)).toBeVisible()
  })
})

/** Opens the dashboard and returns the response that it shows; a later one may differ because of other tests. */
async function openDashboard(page: Page) {
  await enterBackOffice(page)
  const response = page.waitForResponse('**/api/Home/GetDashboardFigures')
  await open(page, '/admin/dashboard')
  const figures: Figures = (await (await response).json()).data
  return { figures }
}

function figure(page: Page, label: string) {
  const group = page.locator('dl > div').filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
  return group.getByRole('definition').first()
}

function dayInWords(day: string) {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(day)).replace(/^(\w+) /, '$1, ')
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
