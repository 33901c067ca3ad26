import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getAdminHome } from '#contract/back-office/dashboard.endpoints.ts'
import { project } from '#contract/catalog/project.fixture.ts'
import { getHomePage } from './content.endpoints.ts'

test('the home page returns its seven lists under the specified names', () => {
  const home = {
    projects: [project],
    testimonials: [{ id: 2, name: 'Ravi', videoLink: 'https://youtu.be/abcdefghijk' }],
    categories: [{ id: 1, name: 'Residential' }],
    mediaItems: [],
    banks: [{ id: 1, name: 'Bank', logo: '1_l.png' }],
    projectsByCategory: [{ categoryId: 2, categoryName: 'Commercial', projects: [project] }],
    menu: [
      {
        name: 'Commercial',
        projects: [
          {
            name: 'Elite One',
            routingName: 'elite one',
            isCompleted: false,
            type: 'Retail',
            city: 'Delhi',
            image: 'i.jpg',
          },
        ],
      },
    ],
  }
  const wire = z.encode(getHomePage.answer.data, home)

  expect(Object.keys(JSON.parse(JSON.stringify(wire)))).toEqual([
    'productList',
    'youtubeLink',
    'categoriesList',
    'eventList',
    'banklist',
    'productlistbyCategory',
    'menucategories',
  ])
  expect(wire).toMatchObject({
    categoriesList: [{ categoryiD: 1, categoryId: 1, categoryName: 'Residential' }],
    banklist: [{ id: 1, name: 'Bank', eventImg: '1_l.png' }],
    productlistbyCategory: [{ categoryId: 2, categoryName: 'Commercial', products: [{ productName: 'Elite One' }] }],
    menucategories: [{ categoryName: 'Commercial', menuProducts: [{ routingname: 'elite one', isCompleted: false }] }],
  })
  expect(z.decode(getHomePage.answer.data, wire)).toEqual(home)
})

test('the admin home list marks hidden projects', () => {
  const counts = { projects: 1, mediaItems: 2, enquiries: 3, appointments: 4, testimonials: 5, subscribers: 6 }
  const adminHome = { projects: [{ ...project, isActive: false }], categories: [], counts }

  expect(z.encode(getAdminHome.answer.data, adminHome)).toMatchObject({ productList: [{ isActive: false }], counts })
})
