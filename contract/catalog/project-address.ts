import { CATEGORY_NAME } from './catalog.constants.ts'

/**
 * Returns the path of a project page. New Launch projects are linked under Commercial, which is also where
 * `SPECIFIED_REDIRECTS` leads. The category does not select the project: the page loads it by name.
 */
export function projectAddress({ categoryName, routingName }: { categoryName: string; routingName: string }) {
  const category = categoryName === CATEGORY_NAME.newLaunch ? CATEGORY_NAME.commercial : categoryName
  return `/product/${encodeURIComponent(category)}/${encodeURIComponent(routingName)}`
}
