import { expect, test } from 'vitest'
import { aProject } from './chosen-project.fixture.ts'
import { comparisonOf } from './load-comparison.ts'

const project = (id: number, name: string) => aProject({ id, name, routingName: name.toLowerCase() })
const chosen = (id: number, name: string) => ({ name: name.toLowerCase(), project: project(id, name) })
const [suncourt, neem, kosi] = [chosen(1, 'Suncourt'), chosen(2, 'Neem Street'), chosen(3, 'Kosi House')]

test('has a column per project, each with the URL of the comparison without that project', () => {
  const comparison = comparisonOf([suncourt, neem, kosi])

  expect(comparison).toMatchObject({
    names: 'Suncourt, Neem Street and Kosi House',
    address: '/compare?projects=suncourt,neem%20street,kosi%20house',
    add: 'Add a fourth',
    missing: [],
    leftOut: null,
  })
  expect(comparison.lead).toMatch(/^Three projects, /)
  expect(comparison.columns).toMatchObject([
    {
      name: 'Suncourt',
      place: 'Sector 107, Noida',
      address: '/product/Residential/suncourt',
      withoutThis: '/compare?projects=neem%20street,kosi%20house',
    },
    { withoutThis: '/compare?projects=suncourt,kosi%20house' },
    { withoutThis: '/compare?projects=suncourt,neem%20street' },
  ])
})

test('reports a project that is not on the site with its position, and leaves it out of the URL', () => {
  const comparison = comparisonOf([suncourt, { name: 'canal walk', project: null }, neem])

  expect(comparison.missing).toEqual([{ name: 'Canal Walk', nth: 'second' }])
  expect(comparison.address).toBe('/compare?projects=suncourt,neem%20street')
  expect(comparison.add).toBe('Add a third')
})

test.for(['call 98100! now', '<b>bold</b>', 'x'.repeat(500), '\0'])('does not repeat %j as a name', (name) => {
  expect(comparisonOf([{ name, project: null }]).missing).toEqual([{ name: 'A project', nth: 'first' }])
})

test('shows a project once if the URL has both its current and a former name', () => {
  const comparison = comparisonOf([suncourt, { name: 'old name', project: suncourt.project }])

  expect(comparison.columns.map(({ name }) => name)).toEqual(['Suncourt'])
  expect(comparison.missing).toEqual([])
})

test('with more than four projects, shows the first four and names the others', () => {
  const five = [suncourt, neem, kosi, chosen(4, 'Elite One'), chosen(5, 'Begum Park'), chosen(6, 'Canal Walk')]

  const comparison = comparisonOf(five)

  expect(comparison.columns.map(({ name }) => name)).toEqual(['Suncourt', 'Neem Street', 'Kosi House', 'Elite One'])
  expect(comparison.leftOut).toBe('Begum Park and Canal Walk')
  expect(comparison.add).toBeNull()
})

test('has no columns without projects, and suggests adding a second project to a single one', () => {
  expect(comparisonOf([])).toMatchObject({ columns: [], names: '', add: 'Add a first' })
  expect(comparisonOf([suncourt]).lead).toContain('Add a second')
})
