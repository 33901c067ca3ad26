import { useEffect, useId, useRef, useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { Button } from '../action/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { type ConflictRow, differenceOf, type Side } from './conflict.ts'
import './merge-dialog.css'

interface MergeDialogProps {
  rows: readonly ConflictRow[] | null
  labels: Readonly<Record<string, string>>
  /** Formats a stored value for display, such as the name for an id or 'yes' for a checked box. */
  show?: ((name: string, value: string) => string) | undefined
  /** Who saved the other version, and when. */
  saved?: string | null | undefined
  onSettle: (choice: Readonly<Record<string, Side>>) => void
  onClose: () => void
}

/** Shows both versions side by side. Fields that both users changed need a choice before saving. */
export function MergeDialog({ rows, labels, show, saved, onSettle, onClose }: MergeDialogProps) {
  const id = useId()
  return (
    <Dialog
      id={id}
      className="merge-dialog"
      title={recordsMessages.conflict.title}
      isOpen={rows !== null}
      isDismissable={false}
      onClose={onClose}
    >
      {rows && <MergeForm {...{ rows, labels, show, saved, onSettle, onClose }} />}
    </Dialog>
  )
}

type MergeFormProps = MergeDialogProps & { rows: readonly ConflictRow[] }

function MergeForm({ rows, labels, show = (_, value) => value, saved, onSettle, onClose }: MergeFormProps) {
  const [choice, setChoice] = useState<Readonly<Record<string, Side>>>({})
  const [isSubmitted, setSubmitted] = useState(false)
  const sideOf = ({ name, chosenSide }: ConflictRow) => choice[name] ?? chosenSide

  function settle() {
    setSubmitted(true)
    if (rows.every((row) => sideOf(row) !== null)) onSettle(choice)
  }

  return (
    <>
      <p className="muted">
        {saved} {recordsMessages.conflict.lead}
      </p>
      {rows.map((row) => (
        <fieldset key={row.name} className="merge-row">
          <legend>{labels[row.name] ?? row.name}</legend>
          {SIDES.map((side) => {
            // If only the other user changed the field, my version is the value from when the form was opened.
            const label = recordsMessages.conflict[side === 'mine' && row.chosenSide ? 'opened' : side]
            return (
              <label key={side} className="merge-side">
                <input
                  type="radio"
                  name={`conflict-${row.name}`}
                  checked={sideOf(row) === side}
                  onChange={() => setChoice((before) => ({ ...before, [row.name]: side }))}
                />
                <span>
                  <b>{label}</b>
                  <Value label={label} own={show(row.name, row[side])} other={show(row.name, row[OTHER[side]])} />
                </span>
              </label>
            )
          })}
          {isSubmitted && sideOf(row) === null && (
            <p className="field-error" role="alert">
              {recordsMessages.conflict.missing}
            </p>
          )}
        </fieldset>
      ))}
      <div className="dialog-actions">
        <Button variant="ghost" onClick={onClose}>
          {recordsMessages.conflict.goOn}
        </Button>
        <Button onClick={settle}>{recordsMessages.conflict.save}</Button>
      </div>
    </>
  )
}

/** Scrolls a long value to the first difference, because the beginnings are often equal. */
function Value({ label, own, other }: { label: string; own: string; other: string }) {
  const [isLong, setLong] = useState(false)
  const difference = useRef<HTMLElement>(null)
  const { before, words, after } = differenceOf(own, other)

  useEffect(() => {
    const box = difference.current?.parentElement
    if (!box) return
    // `box` has no height until its dialog is open.
    const watch = new ResizeObserver(() => {
      if (!difference.current || box.clientHeight === 0) return
      box.scrollTop = difference.current.offsetTop
      setLong(box.scrollHeight > box.clientHeight)
      watch.disconnect()
    })
    watch.observe(box)
    return () => watch.disconnect()
  }, [])

  if (own === '') return <span className="merge-value">{recordsMessages.conflict.nothing}</span>
  return (
    <span className="merge-value" {...(isLong && { role: 'group', tabIndex: 0, 'aria-label': label })}>
      {before}
      <mark ref={difference}>{words}</mark>
      {after}
    </span>
  )
}

const SIDES = ['mine', 'theirs'] as const
const OTHER = { mine: 'theirs', theirs: 'mine' } as const
