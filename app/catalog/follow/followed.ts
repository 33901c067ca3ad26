import { FINDER_ADDRESS } from '#contract/catalog/finder.constants.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import type { Api } from '../../lib/api-client.ts'
import type { PostedValues } from '../../lib/posted-form.ts'
import { dataOrNull } from '../page-data.ts'

/** Finds the project or city that a posted form is about, and its URL. Null if there is none. */
export async function followedIn({ projectId, city }: PostedValues, api: Api, fragment = '#follow') {
  const projects = dataOrNull(await api(listProjectNames), 'projects') ?? []
  const project = projects.find(({ id }) => String(id) === projectId)
  if (project) return { name: project.name, address: projectAddress(project) + fragment }
  const inCity = projects.find((one) => one.city === city)
  return inCity
    ? { name: inCity.city, address: `${FINDER_ADDRESS}?${new URLSearchParams({ city: inCity.city })}` }
    : null
}
