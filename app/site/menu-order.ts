import { menuPlace } from '#app/catalog/category-links.ts'
import { categoryAddress } from '#app/catalog/project-address.ts'
import { CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import type { MenuCategory, MenuProject } from '#contract/catalog/categories.schema.ts'
import { isComingSoonCategory } from '#contract/catalog/coming-soon.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { MENU_PROJECTS } from '#contract/content/content.constants.ts'

export interface MenuEntry {
  name: string
  address: string
  isComingSoon: boolean
  /** Number of projects without completed ones; `projects` contains only the first of them. */
  count: number
  /** Number of projects on the category's page, which includes completed ones. */
  countOnListPage: number
  projects: MenuLink[]
}

export interface MenuLink {
  label: string
  address: string
  type: string
  city: string
  image: string
}

/** Returns the entries of the header menu in the specified order, without completed projects. */
export function menuEntries(categories: readonly MenuCategory[]): MenuEntry[] {
  return categories
    .filter((category) => category.name !== CATEGORY_NAME.completed)
    .toSorted((one, other) => menuPlace(one.name) - menuPlace(other.name))
    .map(toEntry)
}

function toEntry({ name, projects, count, countOnListPage }: MenuCategory): MenuEntry {
  const isComingSoon = isComingSoonCategory(name)
  const shown = projects.filter((project) => !project.isCompleted)
  return {
    name,
    address: categoryAddress(name),
    isComingSoon,
    count: count ?? shown.length,
    countOnListPage: countOnListPage ?? projects.length,
    projects: shown.slice(0, MENU_PROJECTS).map((project) => menuLink(name, project)),
  }
}

export function menuLink(categoryName: string, project: Omit<MenuProject, 'isCompleted'>): MenuLink {
  return {
    label: isComingSoonCategory(categoryName) ? catalogMessages.comingSoonInMenu : project.name,
    address: projectAddress({ categoryName, routingName: project.routingName }),
    type: project.type,
    city: project.city,
    image: project.image,
  }
}
