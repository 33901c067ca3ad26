import { categoryAddress, projectAddress } from '#app/catalog/project-address.ts'
import { CATEGORY_NAME, MENU_ORDER } from '#contract/catalog/catalog.constants.ts'
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
    .toSorted((one, other) => place(one.name) - place(other.name))
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

/** Unknown names get −1, so they come first; sorting is stable, so they keep the server's order. */
function place(name: string) {
  return (MENU_ORDER as readonly string[]).indexOf(name)
}
