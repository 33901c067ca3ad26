import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/**
 * A link to another page of the site: fetched when a pointer or finger comes near, shown with a soft change. All routes
 * are known from the start (`react-router.config.ts`), so none needs to be discovered.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" viewTransition discover="none" {...props} />
}
