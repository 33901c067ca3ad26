import { Pencil } from 'lucide'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { squareFeet } from '#contract/wire/money-and-area.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DeleteButton } from '../../ui/overlay/confirm.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { Price } from './unit-row.tsx'
import { UnitStepper } from './unit-stepper.tsx'
import type { UnitListProps } from './unit-table.tsx'

const { units: messages } = editorMessages

/** Replaces `UnitTable` on narrow screens. */
export function UnitCards({ unitTypes, units, openForm, remove }: UnitListProps) {
  const removal = useFocusAfterRemoval<HTMLUListElement>('.row-actions button')
  return (
    <ul className="units-cards" {...removal}>
      {unitTypes.map((unitType) => (
        <li key={unitType.id}>
          <div className="unit-card-head">
            <div>
              <b>{unitType.name}</b>
              <p>
                {squareFeet(unitType.carpetAreaFrom, unitType.carpetAreaTo)},{' '}
                <Price unitType={unitType} units={units} />
                {unitType.tower !== null && `, ${unitType.tower}`}
              </p>
            </div>
            <span className="row-actions">
              <IconButton
                label={recordsMessages.edited(unitType.name)}
                title={recordsMessages.edit}
                icon={<Icon of={Pencil} size={18} />}
                onClick={() => openForm(unitType)}
              />
              <DeleteButton name={unitType.name} onDelete={() => remove(unitType)} />
            </span>
          </div>
          <div className="unit-card-left">
            {units.availableOf(unitType) === 0 ? (
              <span className="unit-sold-out">{messages.soldOut}</span>
            ) : (
              <span>{messages.leftOf(unitType.total)}</span>
            )}
            <UnitStepper unitType={unitType} units={units} />
          </div>
        </li>
      ))}
    </ul>
  )
}
