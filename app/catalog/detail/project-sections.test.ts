import { expect, test } from 'vitest'
import { projectSections } from './project-sections.ts'

const bare = {
  homes: null,
  progress: null,
  features: [],
  plans: [],
  specifications: [],
  priceSheet: null,
  mapUrl: null,
  perks: [],
  gallery: [],
}

test('leaves out parts without data', () => {
  expect(projectSections({ overview: 'One', description: '', video: null }, bare).map(({ id }) => id)).toEqual([
    'overview',
  ])
})

test('lists parts with data in page order', () => {
  const sections = projectSections(
    { overview: 'One', description: 'Two', video: 'film.mp4' },
    {
      ...bare,
      homes: { title: 'Homes and prices' },
      progress: { title: 'Progress' },
      perks: ['Metro'],
      priceSheet: 'price.png',
      features: ['Solar'],
    },
  )
  expect(sections.map(({ label }) => label)).toEqual([
    'Overview',
    'Homes and prices',
    'Progress',
    'Walkthrough',
    'Features',
    'Price',
    'Location',
  ])
})
