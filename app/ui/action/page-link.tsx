import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type PageLinkProps = ComponentProps<typeof Link>

/** A link to another page of the site: fetched when a pointer or finger comes near, shown with a soft change. */
export function PageLink(props: PageLinkProps) {
  return <PlainLink prefetch="intent" viewTransition {...props} />
}

/** The router's link, written by the server without the router. */
export function PlainLink(props: PageLinkProps) {
  if (import.meta.env.SSR && isPlain(props.to)) return <WrittenLink {...props} />
  // All routes are known from the start, so none is to be discovered through a link.
  return <Link discover="none" {...props} />
}

/**
 * What the router writes for such an address. A page has two hundred links, and finding out anew for each that an
 * address from the root stays as it is took a seventh of the rendering.
 */
function WrittenLink(props: PageLinkProps) {
  const { to, target, discover, prefetch, relative, reloadDocument, replace, state, preventScrollReset, ...rest } =
    props
  const { viewTransition, defaultShouldRevalidate, mask, ...attributes } = rest
  return <a {...attributes} href={String(to)} target={target} />
}

/** From the root, without a step up or an empty step, which the router would take out. */
function isPlain(to: PageLinkProps['to']): to is string {
  return typeof to === 'string' && /^\/(?!\/)/.test(to) && !/\/[./]/.test(to)
}
