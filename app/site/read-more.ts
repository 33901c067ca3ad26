import type { CardProject } from '#app/catalog/project-card.tsx'
import { ANY_CATEGORY } from '#contract/catalog/catalog.constants.ts'
import type { ProjectList } from '#contract/catalog/more-projects.endpoints.ts'
import { listMoreProjects } from '#contract/catalog/more-projects.endpoints.ts'
import { browserApi } from '../lib/browser-api.ts'
import { cardOf, type ExclusiveProject, exclusiveOf } from './home/shown-at-home.ts'
import { type MenuLink, menuLink } from './menu-order.ts'

/** In a separate chunk, because most visitors never load more items. Resolves to null if the request fails. */
export async function readMoreCards(list: ProjectList, categoryName: string | null, skip: number) {
  return (await readMore(list, categoryName, skip))?.map((project): CardProject => cardOf(project)) ?? null
}

export async function readMoreExclusive(skip: number): Promise<ExclusiveProject[] | null> {
  return (await readMore('exclusive', null, skip))?.map(exclusiveOf) ?? null
}

export async function readMoreMenuLinks(categoryName: string, skip: number): Promise<MenuLink[] | null> {
  return (await readMore('menu', categoryName, skip))?.map((project) => menuLink(categoryName, project)) ?? null
}

async function readMore(list: ProjectList, categoryName: string | null, skip: number) {
  const outcome = await browserApi(listMoreProjects, {
    params: { list, categoryName: categoryName ?? ANY_CATEGORY, skip },
  })
  return outcome.ok ? outcome.data.projects : null
}
