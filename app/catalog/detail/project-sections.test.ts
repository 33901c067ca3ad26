import { expect, test } from 'vitest'
import { projectSections } from './project-sections.ts'

const bare = {
  features: [],
  plans: [],
  specifications: [],
  priceImage: null,
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
      perks: [{ id: 1, name: 'Metro', distance: null, image: null }],
      priceImage: 'price.png',
      features: [{ id: 1, name: 'Solar', image: null, icon: 'building-2' }],
    },
  )
  expect(sections.map(({ label }) => label)).toEqual(['Overview', 'Walkthrough', 'Features', 'Price', 'Location'])
})
