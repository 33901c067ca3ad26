import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link to another page of the site, prefetched on hover, focus or touch and shown with a view transition. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" viewTransition {...props} />
}
