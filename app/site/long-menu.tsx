import { type ReactNode, useEffect, useState } from 'react'
import type { MoreMenuLinksProps } from './more-menu-links.tsx'

/** The remaining projects of a long category in the menu. Its chunk is loaded after hydration, and only if needed. */
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
