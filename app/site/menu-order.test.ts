import { expect, test } from 'vitest'
import type { MenuProject } from '#contract/catalog/categories.schema.ts'
import { MENU_PROJECTS } from '#contract/content/content.constants.ts'
import { menuEntries } from './menu-order.ts'

test('lists unknown categories first, in the order of the server, and then known ones in the fixed order', () => {
  const menu = menuEntries(
    ['IT SEZ', 'Zeta', 'Commercial', 'Alpha', 'New Launch', 'Residential'].map((name) => category(name)),
  )

  expect(menu.map(({ name }) => name)).toEqual(['Zeta', 'Alpha', 'Residential', 'Commercial', 'New Launch', 'IT SEZ'])
})

test('leaves out the category Completed and completed projects', () => {
  const menu = menuEntries([
    category('Completed', [project('Old Mill')]),
    category('Residential', [project('Suncourt'), project('Old House', { isCompleted: true })]),
  ])

  expect(menu).toHaveLength(1)
  expect(menu[0]?.projects.map(({ label }) => label)).toEqual(['Suncourt'])
})

test('a category without projects is still in the menu', () => {
  expect(menuEntries([category('Commercial')])).toEqual([
    {
      name: 'Commercial',
      address: '/products/Commercial',
      isComingSoon: false,
      count: 0,
      countOnListPage: 0,
      projects: [],
    },
  ])
})

test('a category with 5000 projects lists only the first ones, with the total', () => {
  const projects = Array.from({ length: 5000 }, (_, index) => project(`Tower ${index}`))
  const [entry] = menuEntries([category('Residential', projects)])

  expect(entry?.count).toBe(5000)
  expect(entry?.projects).toHaveLength(MENU_PROJECTS)
})

test('only projects under IT SEZ are labelled Coming Soon', () => {
  const [residential, itSez] = menuEntries([
    category('IT SEZ', [project('Sutra Campus')]),
    category('Residential', [project('Suncourt')]),
  ])

  expect(itSez).toMatchObject({ isComingSoon: true, projects: [{ label: 'Coming Soon' }] })
  expect(residential).toMatchObject({ isComingSoon: false, projects: [{ label: 'Suncourt' }] })
})

test('links have the escaped category and routing name, and projects under New Launch link to Commercial', () => {
  const menu = menuEntries([
    category('Commercial', [project('Elite One')]),
    category('New Launch', [project('Rohini Central')]),
    category('IT SEZ', [project('Sutra Campus')]),
  ])

  expect(menu.map(({ address }) => address)).toEqual([
    '/products/Commercial',
    '/products/New%20Launch',
    '/products/IT%20SEZ',
  ])
  expect(menu.flatMap(({ projects }) => projects.map(({ address }) => address))).toEqual([
    '/product/Commercial/elite%20one',
    '/product/Commercial/rohini%20central',
    '/product/IT%20SEZ/sutra%20campus',
  ])
})

function category(name: string, projects: MenuProject[] = []) {
  return { name, projects }
}

function project(name: string, more: Partial<MenuProject> = {}): MenuProject {
  return {
    name,
    routingName: name.toLowerCase(),
    isCompleted: false,
    type: '3 BHK',
    city: 'Noida',
    image: 'a.jpg',
    ...more,
  }
}
