import { CATEGORY_NAME } from './catalog.constants.ts'

/** Returns the path of a project page. Projects of New Launch are linked under Commercial. */
export function projectAddress({ categoryName, routingName }: { categoryName: string; routingName: string }) {
  const category = categoryName === CATEGORY_NAME.newLaunch ? CATEGORY_NAME.commercial : categoryName
  return `/product/${encodeURIComponent(category)}/${encodeURIComponent(routingName)}`
}
