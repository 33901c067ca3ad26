import { expect, test } from 'vitest'
import { nextProject } from './next-project.ts'

const project = (name: string, isCompleted = false) => ({
  name,
  routingName: name.toLowerCase(),
  isCompleted,
  type: 'Offices',
  city: 'Noida',
  image: 'x.jpg',
})
const MENU = [
  { name: 'Residential', projects: [project('Far')] },
  { name: 'Commercial', projects: [project('One'), project('Two', true), project('Three')] },
]

test('the next of the same category, past finished ones, and round again at the end', () => {
  expect(nextProject(MENU, { categoryName: 'Commercial', routingName: 'one' })?.name).toBe('Three')
  expect(nextProject(MENU, { categoryName: 'Commercial', routingName: 'three' })).toEqual({
    name: 'One',
    type: 'Offices',
    city: 'Noida',
    address: '/product/Commercial/one',
  })
})

test('the only project has no next one', () => {
  expect(nextProject(MENU, { categoryName: 'Residential', routingName: 'far' })).toBeNull()
  expect(nextProject([], { categoryName: 'Residential', routingName: 'far' })).toBeNull()
})
