import { expect, test } from 'vitest'
import { countries } from '#server/content/countries.data.ts'
import { cities, states } from '#server/content/indian-places.data.ts'
import { banks } from './banks.ts'
import { media } from './media.ts'
import { projects } from './projects.ts'
import { staticContent } from './static-content.ts'
import { subscriptionPlans } from './subscription-plans.ts'
import { testimonials } from './testimonials.ts'

test('media items cover five years and three categories up to today', () => {
  expect(media.length).toBeGreaterThanOrEqual(48)
  expect(media.filter((item) => item.isActive).length).toBeGreaterThan(15)
  expect(media.every((item) => /^\d{4}-\d{2}-\d{2}$/.test(item.date) && item.date <= '2026-11-15')).toBe(true)
  for (const categoryId of [1, 2, 3]) {
    const years = media.filter((item) => item.categoryId === categoryId).map((item) => item.date.slice(0, 4))
    expect(new Set(years)).toEqual(new Set(['2022', '2023', '2024', '2025', '2026']))
  }
  const routes = projects.map((project) => project.routingName)
  expect(media.filter((item) => item.routingName && !routes.includes(item.routingName))).toEqual([])
})

test('subscription plans and site texts do not name features that the product does not have', () => {
  const promises = [JSON.stringify(subscriptionPlans), ...Object.values(staticContent)].join('\n')

  expect(promises).not.toMatch(/roster|attendance|wage|crew|checklist|subcontractor|export/i)
})

test('there are 8 testimonials, 10 banks, 6 subscription plans, 244 countries and 36 states', () => {
  expect([testimonials.length, banks.length, subscriptionPlans.length]).toEqual([8, 10, 6])
  expect(testimonials.every((item) => /(v=|youtu\.be\/|embed\/)[\w-]{11}$/.test(item.videoLink))).toBe(true)
  expect([countries.length, states.length]).toEqual([244, 36])
  expect(cities.map((city) => city.name)).toEqual(expect.arrayContaining(['New Delhi', 'Noida', 'Gurugram', 'Lucknow']))
  expect(Object.values(staticContent).every((text) => text.length > 3000)).toBe(true)
})
