import type { ComponentProps } from 'react'
import { TabLinks } from './tabs.tsx'
import { useCurrentInView } from './use-current-in-view.ts'

/** On a phone, the row scrolls to keep the current tab in view. */
export function ScreenTabs(props: ComponentProps<typeof TabLinks>) {
  const row = useCurrentInView<HTMLDivElement>(
    // A count that loads later changes the width of the row.
    props.links.map(({ to, count, isCurrent }) => `${to} ${count !== undefined} ${isCurrent}`).join(),
  )
  return (
    <div ref={row} className="screen-tabs">
      <TabLinks {...props} />
    </div>
  )
}
