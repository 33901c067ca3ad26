import type { MenuEntry } from './menu-order.ts'
import { useMore } from './use-more.ts'

/** The projects of a category in the menu, which reads on while it is open. */
export function useMenuProjects({ name, projects, count }: MenuEntry) {
  return useMore({
    first: projects,
    total: count,
    read: (skip) => readMore(name, skip),
    idOf: ({ address }) => address,
  })
}

async function readMore(categoryName: string, skip: number) {
  const { readMoreMenuLinks } = await import('./read-more.ts')
  return readMoreMenuLinks(categoryName, skip)
}
