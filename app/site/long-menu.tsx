import { type ReactNode, useEffect, useState } from 'react'
import type { MoreMenuLinksProps } from './more-menu-links.tsx'

/** The rest of a long category's projects in the menu. Its code comes once React runs, and only where it is needed. */
export function LongMenu(props: MoreMenuLinksProps): ReactNode {
  const [Links, setLinks] = useState<((props: MoreMenuLinksProps) => ReactNode) | null>(null)
  const isLong = props.entry.count > props.entry.projects.length

  useEffect(() => {
    // Without it the link to all projects is still there.
    if (isLong)
      import('./more-menu-links.tsx').then(({ MoreMenuLinks }) => setLinks(() => MoreMenuLinks)).catch(() => {})
  }, [isLong])

  return Links && <Links {...props} />
}
