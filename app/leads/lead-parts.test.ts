import { expect, test } from 'vitest'
import { interestsOf, stepPanelOf } from './lead-parts.tsx'

test('a lead without a project is interested in what its enquiry chose', () => {
  const suncourt = { name: 'Suncourt', wants: null }

  expect(interestsOf({ projects: [], wants: 'Residential' })).toEqual([{ name: 'Residential', wants: null }])
  expect(interestsOf({ projects: [suncourt], wants: null })).toEqual([suncourt])
  expect(interestsOf({ projects: [], wants: null })).toEqual([])
})

test('an open lead is asked for a next step, a booked or lost one is not', () => {
  expect(stepPanelOf({ state: 'contacted', nextStep: null })).toEqual({ isShown: true, asks: true })
  expect(stepPanelOf({ state: 'booked', nextStep: null })).toEqual({ isShown: true, asks: false })
  expect(stepPanelOf({ state: 'lost', nextStep: null })).toMatchObject({ isShown: false })
  expect(stepPanelOf({ state: 'lost', nextStep: 'Ask again' })).toMatchObject({ isShown: true })
})
