import { ChevronDown, ChevronUp } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import './record-drawer.css'

type RecordDrawerProps<Row> = {
  /** The rows of the list's current page, in order. */
  rows: readonly Row[]
  opened: Row | null
  onOpen: (row: Row | null) => void
  rowKey: (row: Row) => string | number
  label: (row: Row) => string
  title: (row: Row) => ReactNode
  lead?: (row: Row) => ReactNode
  footer?: (row: Row) => ReactNode
  children: (row: Row) => ReactNode
}

export function RecordDrawer<Row>(props: RecordDrawerProps<Row>) {
  const { rows, opened, onOpen, rowKey, label, title, lead, footer, children } = props
  const id = useId()
  // The last record stays rendered while the drawer slides out.
  const [row, setRow] = useState(opened)
  if (opened && opened !== row) setRow(opened)
  const at = row === null ? -1 : rows.findIndex((one) => rowKey(one) === rowKey(row))

  function open(next: Row | undefined) {
    if (next !== undefined) onOpen(next)
  }

  return (
    <Dialog
      id={id}
      look="drawer"
      className="record-drawer"
      label={row === null ? '' : label(row)}
      isOpen={opened !== null}
      onClose={() => onOpen(null)}
    >
      {row !== null && (
        <>
          <div className="record-drawer-head">
            <IconButton
              label="Previous"
              icon={<Icon of={ChevronUp} size={18} />}
              aria-disabled={at <= 0}
              onClick={() => open(rows[at - 1])}
            />
            <IconButton
              label="Next"
              icon={<Icon of={ChevronDown} size={18} />}
              aria-disabled={at < 0 || at >= rows.length - 1}
              onClick={() => at >= 0 && open(rows[at + 1])}
            />
          </div>
          <div className="record-drawer-body">
            <h2 className="record-drawer-title">{title(row)}</h2>
            {lead && <p className="record-drawer-lead">{lead(row)}</p>}
            {children(row)}
          </div>
          {footer && <div className="record-drawer-foot">{footer(row)}</div>}
        </>
      )}
    </Dialog>
  )
}
