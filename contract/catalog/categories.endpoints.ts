import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { pageView } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { Category, CategoryMenu, MenuCategory, MenuProject } from './categories.schema.ts'

export const categoryOnTheWire = onTheWire(Category, { id: ['categoryiD', 'categoryId'], name: 'categoryName' })

export const menuProjectOnTheWire = onTheWire(MenuProject, {
  name: 'productName',
  routingName: 'routingname',
  isCompleted: 'isCompleted',
  type: 'type',
  city: 'productCity',
  image: 'productImage',
})

export const menuCategoryOnTheWire = onTheWire(z.extend(MenuCategory, { projects: z.array(menuProjectOnTheWire) }), {
  name: 'categoryName',
  projects: 'menuProducts',
  count: 'count',
  countOnListPage: 'countOnListPage',
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/Home/GetCategories',
  access: 'anyone',
  answer: enveloped(z.array(categoryOnTheWire)),
})

/** In the page view, each category has its counts and only the first of its projects that are not completed. */
export const getCategoryMenu = endpoint({
  method: 'GET',
  path: '/Home/GetCategoriesMenu',
  access: 'anyone',
  query: pageView,
  answer: enveloped(
    onTheWire(z.extend(CategoryMenu, { categories: z.array(menuCategoryOnTheWire) }), { categories: 'menuCategories' }),
  ),
})
