import { expect, test } from 'vitest'
import { interestsOf, knownInWords, stepPanelOf, wishIn } from './lead-parts.tsx'

test('a lead without a project shows the interest of its enquiry instead', () => {
  const nothing = { wants: null, image: null, priceFrom: null, priceTo: null, available: null }
  const suncourt = { ...nothing, name: 'Suncourt' }

  expect(interestsOf({ projects: [], wants: 'Residential' })).toEqual([{ ...nothing, name: 'Residential' }])
  expect(interestsOf({ projects: [suncourt], wants: null })).toEqual([suncourt])
  expect(interestsOf({ projects: [], wants: null })).toEqual([])
})

test('the wanted home is shown with its price and how many are left', () => {
  const wish = { name: 'Suncourt', wants: '3 BHK', image: null, priceFrom: 11_800_000, priceTo: null, available: 4 }

  expect(wishIn(wish)).toBe('3 BHK, ₹1.18 crore, 4 left')
  expect(wishIn({ ...wish, priceFrom: null, available: 0 })).toBe('3 BHK, sold out')
  expect(wishIn({ ...wish, wants: null, priceFrom: null, available: null })).toBe('')
})

test('the panel asks for the next step of a contacted lead, but not of a booked or lost one', () => {
  expect(stepPanelOf({ state: 'contacted', nextStep: null })).toEqual({ isShown: true, asks: true })
  expect(stepPanelOf({ state: 'booked', nextStep: null })).toEqual({ isShown: true, asks: false })
  expect(stepPanelOf({ state: 'lost', nextStep: null })).toMatchObject({ isShown: false })
  expect(stepPanelOf({ state: 'lost', nextStep: 'Ask again' })).toMatchObject({ isShown: true })
})

test('the summary of a known person includes the last visit and the owner', () => {
  const known = { createdAt: '2026-10-03T06:00:00.000Z', lastVisit: null, ownerName: null }
  const lastVisit = { projectName: 'Gomti Terraces', day: '2026-11-09' }

  expect(knownInWords(known)).toBe('Lead since 3 Oct 2026. No owner.')
  expect(knownInWords({ ...known, lastVisit, ownerName: 'Kavya Nair' })).toBe(
    'Lead since 3 Oct 2026, visited Gomti Terraces on 9 Nov 2026. Owner: Kavya Nair.',
  )
})
