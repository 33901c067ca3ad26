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
  /** How many are not completed, where not all of them are listed: the API lists them all and leaves it out. */
  count: z.optional(z.int()),
  /** The same with the completed ones, as its list page shows them. */
  countOnListPage: z.optional(z.int()),
})
export type MenuCategory = z.output<typeof MenuCategory>

export const CategoryMenu = z.object({ categories: z.array(MenuCategory) })
export type CategoryMenu = z.output<typeof CategoryMenu>
