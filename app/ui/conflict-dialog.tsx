import { useId } from 'react'
import { say } from '#contract/content/content.messages.ts'
import { Button } from './button.tsx'
import { Dialog, initialFocus } from './dialog.tsx'
import './conflict-dialog.css'

export interface ConflictRow {
  label: string
  mine: string
  theirs: string
}

interface ConflictDialogProps {
  /** Equal ones are left out. */
  rows: readonly ConflictRow[]
  isBusy?: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Both versions of a record that two people changed at once: nothing is overwritten before somebody has chosen. */
export function ConflictDialog({ rows, isBusy = false, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const id = useId()
  return (
    <Dialog id={id} className="conflict" title={say.conflict.title} isDismissable={false} isOpen onClose={onClose}>
      <p>{say.conflict.text}</p>
      <table className="conflict-table">
        <thead>
          <tr>
            <th scope="col">{say.conflict.field}</th>
            <th scope="col">{say.conflict.mine}</th>
            <th scope="col">{say.conflict.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ mine, theirs }) => mine !== theirs)
            .map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine || '–'}</td>
                <td>{theirs || '–'}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <div className="conflict-actions">
        <Button {...initialFocus} variant="ghost" size="sm" onClick={onClose}>
          {say.unsaved.stay}
        </Button>
        <Button variant="ghost" size="sm" onClick={onTakeTheirs}>
          {say.conflict.takeTheirs}
        </Button>
        <Button size="sm" isBusy={isBusy} onClick={onKeepMine}>
          {say.conflict.keepMine}
        </Button>
      </div>
    </Dialog>
  )
}
