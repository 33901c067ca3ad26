import * as z from 'zod/mini'

export const Category = z.object({ id: z.int(), name: z.string() })
export type Category = z.output<typeof Category>

export const MenuProject = z.object({
  name: z.string(),
  routingName: z.string(),
  isCompleted: z.boolean(),
  type: z.string(),
  city: z.string(),
  image: z.string(),
})
export type MenuProject = z.output<typeof MenuProject>

export const MenuCategory = z.object({
  name: z.string(),
  projects: z.array(MenuProject),
  /** Number of projects that are not completed. Only in the page view, where `projects` has only the first of them. */
  count: z.optional(z.int()),
  /** Number of projects on the page of the category, including completed ones. Only in the page view. */
  countOnListPage: z.optional(z.int()),
})
export type MenuCategory = z.output<typeof MenuCategory>

export const CategoryMenu = z.object({ categories: z.array(MenuCategory) })
export type CategoryMenu = z.output<typeof CategoryMenu>
