import { ArrowDown, ArrowUp, GripVertical } from 'lucide'
import type { DragEvent, ReactNode } from 'react'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDrag } from '../../ui/record/use-drag.ts'
import type { Column } from '../../ui/table/table.tsx'
import type { PartOrder } from './use-part-order.ts'
import './ordered-rows.css'

interface OrderedRowsProps<Row extends { id: number }> {
  nameOf: (row: Row) => string
  order: PartOrder<Row>
  /** Renders the table with `orderColumn` as its first column. */
  children: (orderColumn: Column<Row>) => ReactNode
}

export function OrderedRows<Row extends { id: number }>({ nameOf, order, children }: OrderedRowsProps<Row>) {
  const { step, canStep } = order
  const drag = useDrag(order)

  const orderColumn: Column<Row> = {
    key: 'order',
    header: <span className="sr-only">{editorMessages.order.column}</span>,
    // Makes the column as narrow as its content.
    width: '1px',
    isShownOnPhones: true,
    cell: (row) => (
      <div className="row-order" data-row={row.id} data-over={drag.isOver(row.id) || undefined}>
        <span
          className="row-grip"
          aria-hidden="true"
          title={editorMessages.order.drag}
          {...drag.handle(row.id, (grip) => grip.closest('tr'))}
        >
          <Icon of={GripVertical} size={16} />
        </span>
        <span className="row-steps">
          <IconButton
            label={editorMessages.order.up(nameOf(row))}
            icon={<Icon of={ArrowUp} size={16} />}
            // Not `disabled`: a disabled button would lose the focus when the row reaches an end.
            aria-disabled={!canStep(row.id, -1)}
            onClick={() => canStep(row.id, -1) && step(row.id, -1)}
          />
          <IconButton
            label={editorMessages.order.down(nameOf(row))}
            icon={<Icon of={ArrowDown} size={16} />}
            aria-disabled={!canStep(row.id, 1)}
            onClick={() => canStep(row.id, 1) && step(row.id, 1)}
          />
        </span>
      </div>
    ),
  }

  function onRow(event: DragEvent, act: (event: DragEvent, id: number) => void) {
    const under = event.target instanceof Element ? event.target : (event.target as Node).parentElement
    const row = under?.closest('tr')?.querySelector<HTMLElement>('[data-row]')
    if (row) act(event, Number(row.dataset.row))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a shortcut for the arrow buttons
    <div
      className="ordered-rows"
      onDragOver={(event) => onRow(event, drag.onDragOver)}
      onDrop={(event) => onRow(event, drag.onDrop)}
    >
      {children(orderColumn)}
    </div>
  )
}
