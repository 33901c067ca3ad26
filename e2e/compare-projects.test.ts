import type { Page } from '@playwright/test'
import { expect, hydrate, open, test } from './fixtures.ts'

const THREE = '/compare?projects=suncourt,neem%20street,gomti%20terraces'
const FOUR = `${THREE},rohini%20central`

test('a visitor compares projects, sends the link, takes one out and goes on to a project', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, THREE)
  await expect(page).toHaveTitle(/^Compare Suncourt, Neem Street and Gomti Terraces/)
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(columns(page)).toHaveText(['Suncourt', 'Neem Street', 'Gomti Terraces'])
  await expect(page.getByText('Three projects, the same questions.')).toBeVisible()
  await expect(page.getByText(/^As on the site on \d+ \w{3} \d{4}, \d\d:\d\d IST/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a fourth' })).toHaveAttribute('href', '/find')

  await test.step('the link of the comparison is sent by WhatsApp and copied', async () => {
    const sent = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
    const link = new URL(page.url()).origin + THREE
    expect(sent).toBe(
      `https://wa.me/?text=${encodeURIComponent(`Suncourt, Neem Street and Gomti Terraces side by side: ${link}`)}`,
    )
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })

  await test.step('the names stay in sight while the table is scrolled', async () => {
    await page.getByRole('heading', { name: 'What is near' }).scrollIntoViewIfNeeded()
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 }
    await expect.poll(async () => (await columns(page).first().boundingBox())?.y).toBeCloseTo(height, -1)
  })

  await page.getByRole('link', { name: 'Take out Neem Street' }).click()
  await expect(columns(page)).toHaveText(['Suncourt', 'Gomti Terraces'])
  await expect(page).toHaveURL('/compare?projects=suncourt,gomti%20terraces')
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a third' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take out Gomti Terraces' })).toBeFocused()

  await columns(page).getByRole('link', { name: 'Gomti Terraces' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gomti Terraces')
})

test('three and four projects of the demo print on one page', { tag: '@desktop' }, async ({ page }) => {
  for (const address of [`${THREE},marble%20arch`, FOUR]) {
    await page.goto(address)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), address).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toBeHidden()
  await expect(page.getByRole('main').locator('picture').first()).toBeHidden()
})

test('the comparison names the projects that it cannot show, and its columns scroll sideways by keyboard', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/compare?projects=suncourt,marble%20arch,sutra%20campus,%3Cb%3E,Suncourt')
  await expect(columns(page)).toHaveText(['Suncourt'])
  for (const sentence of ['Marble Arch is not shown.', 'Sutra Campus is not shown.', 'A project is not shown.'])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByText('The link named it as the third.')).toBeVisible()

  await page.goto(`${FOUR},kosi%20house,elite%20one`)
  await expect(columns(page)).toHaveCount(4)
  await expect(page.getByText('Not shown: Kosi House and Elite One.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Add a/ })).toHaveCount(0)

  await page.goto('/compare')
  await expect(page.getByText('Open the shortlist and tick two to four of them.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Open the shortlist' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Find a project' })).toHaveAttribute('href', '/find')
  await expect(page.getByRole('table')).toHaveCount(0)

  await test.step('the columns scroll sideways by keyboard, and each cell has its label', async () => {
    await page.goto(THREE)
    await hydrate(page)
    const region = page.getByRole('region', { name: /^Comparison/ })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)

    const { width } = (await columns(page).first().boundingBox()) ?? { width: 0 }
    expect(width).toBe(216)
    const labels = await page
      .locator('td[data-label="Registration"]')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
    expect(labels).toEqual(Array(3).fill('"Registration"'))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the comparison can be read and changed', { tag: '@phone' }, async ({ page }) => {
    await page.goto(THREE)
    await expect(columns(page)).toHaveText(['Suncourt', 'Neem Street', 'Gomti Terraces'])
    await expect(page.getByText('UP-RERA-DEMO-6019')).toBeVisible()
    await expect(page.getByText('Sector 101 metro')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Banks that lend here/ }).getByRole('cell')).toHaveText([
      'Yamuna Bank, Kosh Housing, First Doab, Navdeep Bank',
      'Kosh Housing, Himgiri Finance',
      'Yamuna Bank, Sarvam Home Loans, Awadh Cooperative',
    ])
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden()

    await page.getByRole('link', { name: 'Take out Suncourt' }).click()
    await expect(columns(page)).toHaveText(['Neem Street', 'Gomti Terraces'])
  })
})

function columns(page: Page) {
  return page.getByRole('columnheader').filter({ has: page.getByRole('link') })
}
