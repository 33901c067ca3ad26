import { useLayoutEffect, useRef } from 'react'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import type { Plan } from '#contract/catalog/project-parts.schema.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { OrderedRows } from './ordered-rows.tsx'
import { EditedUnitRow, UnitRow } from './unit-row.tsx'
import { UNIT_TYPE_LABELS, type UnitTypeField } from './unit-type-values.ts'
import type { AvailableUnits } from './use-available-units.ts'
import type { PartOrder } from './use-part-order.ts'

const { units: messages } = editorMessages

export interface UnitListProps {
  unitTypes: readonly UnitType[]
  plans: readonly Plan[]
  units: AvailableUnits
  openForm: (unitType: UnitType) => void
  remove: (unitType: UnitType) => unknown
}

interface UnitTableProps extends UnitListProps {
  order: PartOrder<UnitType>
  edited: { unitType: UnitType; focused: UnitTypeField } | null
  onEdit: (unitType: UnitType, focused: UnitTypeField) => void
  onUnsaved: (count: number) => void
  onSaved: () => void
  onCancel: () => void
}

const HEADERS: { key: string; label: string; isNumeric?: boolean }[] = [
  { key: 'name', label: UNIT_TYPE_LABELS.name },
  { key: 'kind', label: UNIT_TYPE_LABELS.kind },
  { key: 'carpetArea', label: UNIT_TYPE_LABELS.carpetArea, isNumeric: true },
  { key: 'balconyArea', label: messages.balcony, isNumeric: true },
  { key: 'price', label: UNIT_TYPE_LABELS.price },
  { key: 'tower', label: UNIT_TYPE_LABELS.tower },
  { key: 'total', label: UNIT_TYPE_LABELS.total, isNumeric: true },
  { key: 'available', label: messages.left },
  { key: 'plan', label: UNIT_TYPE_LABELS.planId },
]

export function UnitTable({ unitTypes, plans, units, order, edited, onEdit, ...actions }: UnitTableProps) {
  const { openForm, remove, onUnsaved, onSaved, onCancel } = actions
  const removal = useFocusAfterRemoval()
  const { ref: body } = removal

  // When the edited row is unmounted with the focus in it, focus the value that opened it for editing. This must be a
  // layout effect, to run before `removal` moves the focus to the actions of the row.
  const opened = useRef(edited)
  useLayoutEffect(() => {
    const closed = edited === null ? opened.current : null
    opened.current = edited
    if (closed === null || document.activeElement !== document.body) return
    const { unitType, focused } = closed
    body.current?.querySelector<HTMLElement>(`[data-unit="${unitType.id}"] [data-field="${focused}"]`)?.focus()
  }, [edited, body])

  return (
    <OrderedRows nameOf={({ name }) => name} order={order}>
      {(orderColumn) => (
        <div className="table-scroller units-scroller">
          <table className="table units-table">
            <caption className="sr-only">{catalogChangesMessages.tab.units}</caption>
            <thead>
              <tr>
                <th scope="col">{orderColumn.header}</th>
                {HEADERS.map(({ key, label, isNumeric }) => (
                  <th key={key} scope="col" className={isNumeric ? 'table-numeric' : undefined}>
                    {label}
                  </th>
                ))}
                <th scope="col" className="table-pinned">
                  <span className="sr-only">{labelMessages.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody {...removal}>
              {unitTypes.map((unitType, at) =>
                edited?.unitType.id === unitType.id ? (
                  <EditedUnitRow
                    key={unitType.id}
                    unitType={edited.unitType}
                    plans={plans}
                    focused={edited.focused}
                    {...{ onUnsaved, onSaved, onCancel }}
                  />
                ) : (
                  <UnitRow
                    key={unitType.id}
                    unitType={unitType}
                    planName={plans.find(({ id }) => id === unitType.planId)?.name ?? null}
                    units={units}
                    orderCell={orderColumn.cell(unitType, at)}
                    onEdit={(field) => onEdit(unitType, field)}
                    onOpenForm={() => openForm(unitType)}
                    onDelete={() => remove(unitType)}
                  />
                ),
              )}
            </tbody>
          </table>
        </div>
      )}
    </OrderedRows>
  )
}
