import { menuPlace } from '#app/catalog/category-links.ts'
import { categoryAddress, projectAddress } from '#app/catalog/project-address.ts'
import { CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import { say } from '#contract/catalog/catalog.messages.ts'
import type { MenuCategory } from '#contract/catalog/categories.schema.ts'
import { isComingSoonCategory } from '#contract/catalog/coming-soon.ts'
import { MENU_PROJECTS } from '#contract/content/content.constants.ts'

export interface MenuEntry {
  name: string
  address: string
  isComingSoon: boolean
  /** How many there are; the menu itself lists no more than fit on a screen. */
  count: number
  projects: MenuLink[]
}

export interface MenuLink {
  label: string
  address: string
  type: string
  city: string
  image: string
}

/** The menu as the header shows it: the specification's order, without completed buildings. */
export function menuEntries(categories: readonly MenuCategory[]): MenuEntry[] {
  return categories
    .filter((category) => category.name !== CATEGORY_NAME.completed)
    .toSorted((one, other) => menuPlace(one.name) - menuPlace(other.name))
    .map(toEntry)
}

function toEntry({ name, projects, count }: MenuCategory): MenuEntry {
  const isComingSoon = isComingSoonCategory(name)
  const shown = projects.filter((project) => !project.isCompleted)
  return {
    name,
    address: categoryAddress(name),
    isComingSoon,
    count: count ?? shown.length,
    projects: shown.slice(0, MENU_PROJECTS).map((project) => ({
      label: isComingSoon ? say.comingSoonInMenu : project.name,
      address: projectAddress({ categoryName: name, routingName: project.routingName }),
      type: project.type,
      city: project.city,
      image: project.image,
    })),
  }
}
