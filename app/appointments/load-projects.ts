import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import type { ProjectName } from '#contract/catalog/projects.schema.ts'
import type { Api } from '../lib/api-client.ts'

export async function loadProjects(api: Api): Promise<BookableProject[] | null> {
  const outcome = await api(listProjectNames)
  if (!outcome.ok) {
    console.error('The projects could not be loaded:', outcome.message)
    return null
  }
  return outcome.data.map(({ name, routingName, categoryName, city, image }) => ({
    name,
    routingName,
    categoryName,
    city,
    image,
  }))
}

export type BookableProject = Pick<ProjectName, 'name' | 'routingName' | 'categoryName' | 'city' | 'image'>
