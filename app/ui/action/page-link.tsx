import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/**
 * A link to another page of the site, prefetched on hover, focus or touch and shown with a view transition. All routes
 * are in the client manifest (`react-router.config.ts`), so lazy route discovery is not needed.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" viewTransition discover="none" {...props} />
}
