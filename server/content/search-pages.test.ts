import { expect, test } from 'vitest'
import { isBuiltInAddress } from '#contract/content/built-in-addresses.ts'
import { foundPages } from './search-pages.ts'
import { SEARCHED_PAGES } from './searched-pages.ts'

test('every page that the search offers is a page of the site, once', () => {
  const addresses = SEARCHED_PAGES.map(({ address }) => address)

  expect(addresses.filter((address) => !isBuiltInAddress(address))).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('at most three pages are named, those of the site first, and the others only contain the words', () => {
  const further = ['Visit us', 'Visit Noida', 'Visit Agra', 'Visit Delhi'].map((name) => aPage(name))

  expect(foundPages('visit', further).map(({ name, isNamed }) => [name, isNamed])).toEqual([
    ['Book an Appointment', true],
    ['Visit us', true],
    ['Visit Noida', true],
    ['Visit Agra', false],
    ['Visit Delhi', false],
  ])
  expect(foundPages('stamp duty', [aPage('NRI desk')])).toMatchObject([{ isNamed: false }])
})

function aPage(name: string) {
  return { name, title: null, address: `/${name}` }
}
