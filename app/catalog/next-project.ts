import type { MenuCategory } from '#contract/catalog/categories.schema.ts'
import { projectAddress } from './project-address.ts'

interface Here {
  categoryName: string
  routingName: string
}

/** The project after this one in its category, the first after the last. Finished buildings are passed over. */
export function nextProject(categories: readonly MenuCategory[], here: Here) {
  const projects = categories.find(({ name }) => name === here.categoryName)?.projects ?? []
  const at = projects.findIndex(({ routingName }) => routingName === here.routingName)
  const after = [...projects.slice(at + 1), ...projects.slice(0, Math.max(0, at))]
  const next = after.find(({ isCompleted }) => !isCompleted)
  if (!next) return null
  const { name, type, city, routingName } = next
  return { name, type, city, address: projectAddress({ categoryName: here.categoryName, routingName }) }
}
