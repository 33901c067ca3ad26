import { ChevronsUpDown, SlidersHorizontal, X } from 'lucide'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FINDER_SORT } from './finder-results.tsx'
import { finderPageMessages as messages } from './finder-texts.ts'
import type { ShownFinding } from './shown-finding.ts'
import './finder-sheet.css'

const NARROW = 'finder-narrow'

interface FinderSheetProps {
  finding: Pick<ShownFinding, 'chosen' | 'sorts' | 'looser'>
  hasSort: boolean
  children: ReactNode
}

/** CSS shows the dialog inline on wide screens, where no button opens it. */
export function FinderSheet({ finding: { chosen, sorts, looser }, hasSort, children }: FinderSheetProps) {
  return (
    <>
      <div className="finder-bar">
        <button type="button" command="show-modal" commandfor={NARROW} aria-haspopup="dialog">
          <Icon of={SlidersHorizontal} size={18} /> {messages.narrow}
          {chosen.length > 0 && <em>{chosen.length}</em>}
        </button>
        {hasSort && (
          <button type="button" popoverTarget={FINDER_SORT} disabled={looser !== null}>
            <Icon of={ChevronsUpDown} size={18} /> {sorts.find(({ isCurrent }) => isCurrent)?.label}
          </button>
        )}
      </div>
      {/* If the dialog was opened before hydration, it already has an `open` attribute. */}
      <dialog className="finder-narrow" id={NARROW} aria-label={messages.narrow} suppressHydrationWarning>
        <div className="finder-narrow-head">
          <b>{messages.narrow}</b>
          <IconButton label={messages.close} icon={<Icon of={X} size={24} />} command="close" commandfor={NARROW} />
        </div>
        {children}
      </dialog>
    </>
  )
}
