import { useId, useState } from 'react'
import { say } from '#contract/content/content.messages.ts'
import { Button } from './button.tsx'
import type { ConflictRow, Side } from './conflict.ts'
import { Dialog } from './dialog.tsx'
import './merge-dialog.css'

interface MergeDialogProps {
  rows: readonly ConflictRow[] | null
  labels: Readonly<Record<string, string>>
  /** How a stored value reads, where it is not a text already: the name behind an id, yes behind a tick. */
  show?: ((name: string, value: string) => string) | undefined
  onSettle: (choice: Readonly<Record<string, Side>>) => void
  onClose: () => void
}

/** Both versions side by side. What both changed must be chosen before anything is saved. */
export function MergeDialog({ rows, labels, show, onSettle, onClose }: MergeDialogProps) {
  const id = useId()
  return (
    <Dialog
      id={id}
      className="merge-dialog"
      title={say.conflict.title}
      isOpen={rows !== null}
      isDismissable={false}
      onClose={onClose}
    >
      {rows && <MergeForm rows={rows} labels={labels} show={show} onSettle={onSettle} onClose={onClose} />}
    </Dialog>
  )
}

type MergeFormProps = MergeDialogProps & { rows: readonly ConflictRow[] }

function MergeForm({ rows, labels, show = (_, value) => value, onSettle, onClose }: MergeFormProps) {
  const [choice, setChoice] = useState<Readonly<Record<string, Side>>>({})
  const [isAsked, setAsked] = useState(false)
  const sideOf = ({ name, kept }: ConflictRow) => choice[name] ?? kept

  function settle() {
    setAsked(true)
    if (rows.every((row) => sideOf(row) !== null)) onSettle(choice)
  }

  return (
    <>
      <p className="muted">{say.conflict.lead}</p>
      {rows.map((row) => (
        <fieldset key={row.name} className="merge-row">
          <legend>{labels[row.name] ?? row.name}</legend>
          {SIDES.map((side) => (
            <label key={side} className="merge-side">
              <input
                type="radio"
                name={`conflict-${row.name}`}
                checked={sideOf(row) === side}
                onChange={() => setChoice((before) => ({ ...before, [row.name]: side }))}
              />
              <span>
                <b>{say.conflict[side]}</b>
                <span className="merge-value">{show(row.name, row[side]) || say.conflict.nothing}</span>
              </span>
            </label>
          ))}
          {isAsked && sideOf(row) === null && (
            <p className="field-error" role="alert">
              {say.conflict.missing}
            </p>
          )}
        </fieldset>
      ))}
      <div className="dialog-actions">
        <Button variant="ghost" onClick={onClose}>
          {say.conflict.goOn}
        </Button>
        <Button onClick={settle}>{say.conflict.save}</Button>
      </div>
    </>
  )
}

const SIDES = ['mine', 'theirs'] as const
