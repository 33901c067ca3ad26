import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { projectAddress } from '../project-address.ts'

/** The project after this one in its category, as a link; its address names the category of this one. */
export function nextProject({ categoryName, next }: Pick<ProjectDetails, 'categoryName' | 'next'>) {
  if (!next) return null
  const { name, type, city, routingName } = next
  return { name, type, city, address: projectAddress({ categoryName, routingName }) }
}
