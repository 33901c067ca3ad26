import { type ReactNode, useEffect, useState } from 'react'
import type { MoreMenuLinksProps } from './more-menu-links.tsx'

/**
 * Adds the remaining projects to a category of the menu. The chunk loads after hydration, and only for long categories.
 */
export function LongMenu(props: MoreMenuLinksProps): ReactNode {
  const [Links, setLinks] = useState<((props: MoreMenuLinksProps) => ReactNode) | null>(null)
  const isLong = props.entry.count > props.entry.projects.length

  useEffect(() => {
    // If the chunk cannot be loaded, the menu still has the link to all projects.
    if (isLong)
      import('./more-menu-links.tsx').then(({ MoreMenuLinks }) => setLinks(() => MoreMenuLinks)).catch(() => {})
  }, [isLong])

  return Links && <Links {...props} />
}
