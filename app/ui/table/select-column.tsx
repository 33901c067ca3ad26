import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Column } from './table.tsx'

interface SelectColumnOptions<Row> {
  /** The rows of this page, which the checkbox in the header selects. */
  rows: readonly Row[]
  nameOf: (row: Row) => string
  isSelected: (row: Row) => boolean
  onSelect: (rows: readonly Row[], isSelected: boolean) => void
  isShownOnPhones: boolean
  /** Ref of the checkbox in the header. */
  allRef?: Ref<HTMLInputElement>
}

export function selectColumn<Row>(options: SelectColumnOptions<Row>): Column<Row> {
  const { rows, nameOf, isSelected, onSelect, isShownOnPhones, allRef } = options
  return {
    key: 'select',
    width: '54px',
    isShownOnPhones,
    header: (
      <Tick
        {...(allRef && { ref: allRef })}
        label="Select all on this page"
        isTicked={rows.length > 0 && rows.every(isSelected)}
        isMixed={rows.some(isSelected) && !rows.every(isSelected)}
        onChange={(isTicked) => onSelect(rows, isTicked)}
      />
    ),
    cell: (row) => (
      <Tick
        label={`Select ${nameOf(row)}`}
        isTicked={isSelected(row)}
        onChange={(isTicked) => onSelect([row], isTicked)}
      />
    ),
  }
}

interface TickProps {
  label: string
  isTicked: boolean
  isMixed?: boolean
  onChange: (isTicked: boolean) => void
  ref?: Ref<HTMLInputElement>
}

function Tick({ label, isTicked, isMixed = false, onChange, ref }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLInputElement, [])

  // `indeterminate` has no attribute, and a click clears it, so it is set again after every render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  })

  return (
    <label className="table-tick">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
