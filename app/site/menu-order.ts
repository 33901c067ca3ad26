import { menuPlace } from '#app/catalog/category-links.ts'
import { categoryAddress, projectAddress } from '#app/catalog/project-address.ts'
import { CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import { say } from '#contract/catalog/catalog.messages.ts'
import type { MenuCategory } from '#contract/catalog/categories.schema.ts'

export interface MenuEntry {
  name: string
  address: string
  isComingSoon: boolean
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

function toEntry({ name, projects }: MenuCategory): MenuEntry {
  const isComingSoon = name === CATEGORY_NAME.itSez
  return {
    name,
    address: categoryAddress(name),
    isComingSoon,
    projects: projects
      .filter((project) => !project.isCompleted)
      .map((project) => ({
        label: isComingSoon ? say.comingSoonInMenu : project.name,
        address: projectAddress({ categoryName: name, routingName: project.routingName }),
        type: project.type,
        city: project.city,
        image: project.image,
      })),
  }
}
