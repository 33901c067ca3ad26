import { expect, test } from 'vitest'
import { projectNamed } from './project-named.ts'

const projects = [
  { name: 'Suncourt', routingName: 'suncourt', categoryName: 'Residential', city: 'Noida', image: '1_a.jpg' },
  {
    name: 'Rohini Central',
    routingName: 'rohini central',
    categoryName: 'Commercial',
    city: 'New Delhi',
    image: '1_b.jpg',
  },
]

test.each([
  ['rohini central', 'Rohini Central'],
  [' SUNCOURT ', 'Suncourt'],
  ['castle', undefined],
  ['', undefined],
  [null, undefined],
])('?project=%s selects %s', (parameter, name) => {
  expect(projectNamed(projects, parameter)?.name).toBe(name)
})

test('a project with the searched name is preferred to one with that routing name', () => {
  const renamed = { name: 'Court', routingName: 'elm house' }
  const named = { name: 'Elm House', routingName: 'elm house 2' }

  expect(projectNamed([renamed, named], 'Elm House')).toBe(named)
  expect(projectNamed([renamed], 'Elm House')).toBe(renamed)
})
