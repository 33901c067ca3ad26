import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link to another page of the site: fetched when a pointer or finger comes near, shown with a soft change. */
export function PageLink(props: ComponentProps<typeof Link>) {
  // All routes are known from the start, so none is to be discovered through a link.
  return <Link prefetch="intent" viewTransition discover="none" {...props} />
}
