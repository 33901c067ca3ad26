import { expect, expectAccessible, open, test } from './fixtures.ts'

interface Group {
  categoryId: number
  year: number
  events: { eventName: string; eventLink: string | null }[]
}

test('press coverage, news and events are chosen by year and open their clippings and links', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const groups: Group[] = await (await request.get('/api/NewsandEvents/GetNewsEventsGroupMappings')).json()
  await open(page, '/media')

  await test.step('press coverage shows nine items of the newest year, or the chosen number', async () => {
    const newest = groups.filter(({ categoryId }) => categoryId === 1).sort((one, other) => other.year - one.year)[0]
    const press = page.getByRole('region', { name: 'Press Coverage' })
    const count = press.getByRole('combobox', { name: 'Number of Events' })
    const items = press.getByRole('tabpanel', { name: String(newest?.year) }).getByRole('listitem')

    expect(newest?.events.length).toBeGreaterThan(9)
    await expect(count).toHaveValue('9')
    await expect(count.getByRole('option')).toHaveText(['3', '6', '9', '12'])
    await expect(items).toHaveCount(9)
    await count.selectOption('3')
    await expect(items).toHaveCount(3)
    await count.selectOption('12')
    await expect(items).toHaveCount(newest?.events.length ?? 0)
  })

  await test.step('a clipping opens at full size and closes again', async () => {
    const clipping = page.getByRole('tabpanel', { name: '2026' }).first().getByRole('link').first()
    const name = (await clipping.getByRole('heading').textContent()) ?? ''
    await clipping.click()

    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('img', { name: `Clipping: ${name}` })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await clipping.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('news and events link out only if they have a link', async () => {
    for (const [name, id] of Object.entries({ News: 2, Events: 3 })) {
      const linked = groups.find(({ categoryId, year }) => categoryId === id && year === 2026)?.events ?? []
      const panel = page.getByRole('region', { name, exact: true }).getByRole('tabpanel')
      const addresses = await panel
        .locator('li a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(addresses.sort()).toEqual(linked.flatMap(({ eventLink }) => eventLink ?? []).sort())
      await expect(panel.locator('li a').first()).toHaveAttribute('target', '_blank')
    }
  })

  await test.step('each section lists its years, newest first and selected, and a year shows its items', async () => {
    for (const [name, id] of Object.entries({ 'Press Coverage': 1, News: 2, Events: 3 })) {
      const section = page.getByRole('region', { name, exact: true })
      const years = groups
        .filter(({ categoryId }) => categoryId === id)
        .map(({ year }) => year)
        .sort((one, other) => other - one)
      await expect(section.getByRole('tab')).toHaveText(years.map(String))
      await expect(section.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')

      await section.getByRole('tab', { name: '2024' }).click()
      const expected = groups.find(({ categoryId, year }) => categoryId === id && year === 2024)?.events ?? []
      const items = section.getByRole('tabpanel', { name: '2024' }).locator('h3')
      await expect(items).toHaveCount(expected.length)
      expect((await items.allTextContents()).sort()).toEqual(expected.map(({ eventName }) => eventName).sort())
      await expect(section.getByRole('tabpanel', { name: '2026' })).toHaveCount(0)
    }
  })

  await test.step('news without a link', async () => {
    const news = page.getByRole('region', { name: 'News', exact: true })
    await news.getByRole('tab', { name: '2022' }).click()
    await expect(news.getByRole('tabpanel', { name: '2022' }).locator('li')).toHaveCount(2)
    await expect(news.getByRole('tabpanel', { name: '2022' }).locator('li a')).toHaveCount(0)
  })
})
