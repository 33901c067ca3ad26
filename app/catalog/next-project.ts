import type { MenuCategory, MenuProject } from '#contract/catalog/categories.schema.ts'
import { projectAddress } from './project-address.ts'

interface Here {
  categoryName: string
  routingName: string
  /** Where it is known already. */
  next?: MenuProject | undefined
}

/** The project after this one in its category, the first after the last. Finished buildings are passed over. */
export function nextProject(categories: readonly MenuCategory[], here: Here) {
  if (here.next) return asLink(here.next, here)
  const projects = categories.find(({ name }) => name === here.categoryName)?.projects ?? []
  const at = projects.findIndex(({ routingName }) => routingName === here.routingName)
  const after = [...projects.slice(at + 1), ...projects.slice(0, Math.max(0, at))]
  const next = after.find(({ isCompleted }) => !isCompleted)
  if (!next) return null
  return asLink(next, here)
}

function asLink({ name, type, city, routingName }: MenuProject, { categoryName }: Here) {
  return { name, type, city, address: projectAddress({ categoryName, routingName }) }
}
