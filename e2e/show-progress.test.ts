import { expect, hydrate, test } from './fixtures.ts'

const PAGE = '/product/Residential/suncourt'

test('a project shows its towers by stage, the newest update and the earlier ones by month', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(PAGE)
  await hydrate(page)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Progress' }).click()
  const section = page.locator('#progress')
  await expect(section.getByRole('heading', { name: 'Progress' })).toBeInViewport()
  await expect(section.getByText('Four towers are lived in, six are going up.')).toBeVisible()
  await expect(section.getByText('R. Krishnan, site engineer').first()).toBeVisible()
  await expect(section.getByText(/^31 Dec 2027, \d+ days (from today|ago)$/)).toBeVisible()

  const towers = section.locator('.progress-towers li')
  await expect(towers).toHaveCount(10)
  await expect(towers.first()).toContainText('Handed over')
  await expect(towers.nth(7)).toContainText('Floor 22 of 27')
  // The dates of the towers are hidden on a phone.
  await expect(section.getByText('Dates are those of the last check')).toBeHidden()
  const widest = await towers.nth(6).evaluate((tower) => {
    const label = document.createRange()
    label.selectNodeContents(tower.querySelector('p > span') ?? tower)
    return label.getBoundingClientRect().right - tower.getBoundingClientRect().right
  })
  expect(widest, 'the label of Sun 7 ends before that of Sun 8 begins').toBeLessThan(0)
  const update = section.locator('#progress-update')
  await expect(update.getByRole('heading', { name: 'Finishing has reached floor 19 of 27' })).toBeVisible()
  await expect(update.getByRole('img', { name: /Photograph, 7 Nov 2026/ })).toHaveCount(3)

  await test.step('a month, a tower and an update are chosen by links, with the keyboard too', async () => {
    const months = section.getByRole('navigation', { name: 'Updates by month' })
    const august = months.getByRole('link', { name: 'Aug, 2 updates' }).first()
    await august.press('Enter')
    await expect(august).toHaveAttribute('aria-current', 'true')
    await section.getByRole('link', { name: 'Structure, floor 27 of 27' }).click()
    await expect(update.getByText('Topped out on Saturday evening')).toBeVisible()
    await expect(update.getByRole('img')).toHaveCount(1)

    await section.getByRole('link', { name: 'Sun 8', exact: true }).click()
    await expect(update.getByText('31 Oct 2026, Sun 8')).toBeVisible()
    await expect(section.getByRole('link', { name: 'Sun 8', exact: true })).toHaveAttribute('aria-current', 'true')
    await expect(section.locator('tbody tr').first()).toContainText('Sun 8')
    expect(page.url()).toContain('tower=Sun%208')

    await section.getByRole('link', { name: 'All towers' }).click()
    await expect(section.getByRole('link', { name: 'Sun 8', exact: true })).not.toHaveAttribute('aria-current')
    await expect(section.getByRole('link', { name: 'All towers' })).toHaveCount(0)
  })
})

test('a project without towers has one drawing, and the ledger shows every handover and why a late one was late', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/product/Commercial/charbagh%20exchange')
  await expect(page.locator('.progress-towers li')).toHaveText(/Charbagh Exchange.*Brickwork, 20%/)
  await hydrate(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'On time, the ledger' }).click()
  await expect(page).toHaveTitle(/^On time, the ledger \|/)
  await expect(page.getByText('14 of 16')).toBeVisible()
  await expect(page.getByText('2, by 104 days in all')).toBeVisible()

  const ledger = page.locator('#handed-over')
  const rows = ledger.locator('tbody tr')
  await expect(rows).toHaveCount(16)
  await expect(rows.first()).toContainText('54 days early')
  const late = rows.filter({ hasText: 'Foundry Row' })
  await expect(late).toContainText('43 days late')
  await expect(late).toContainText('A storm broke 61 panes')
  await expect(page.locator('.ledger-elevation')).toBeVisible()

  await ledger.getByRole('link', { name: 'Difference' }).filter({ visible: true }).press('Enter')
  await expect(rows.first()).toContainText('61 days late')
  expect(page.url()).toContain('sort=-difference')

  const toCome = page.locator('#to-come')
  await expect(toCome.locator('tbody tr')).toHaveCount(6)
  await toCome.getByRole('link', { name: /^All \d+ dates/ }).click()
  await expect(
    toCome.locator('tbody tr').filter({ hasText: 'Sun 5: Finishing, 71% verified 7 Nov 2026' }),
  ).toBeVisible()
  await rows.filter({ hasText: 'Foundry Row' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Foundry Row', level: 1 })).toBeVisible()
})
