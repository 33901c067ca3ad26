import { Minus, Plus } from 'lucide'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { Icon } from '../../ui/icon.tsx'
import type { AvailableUnits } from './use-available-units.ts'

const { units: messages } = editorMessages

interface UnitStepperProps {
  unitType: UnitType
  units: AvailableUnits
}

export function UnitStepper({ unitType, units }: UnitStepperProps) {
  const available = units.availableOf(unitType)
  return (
    <span className="unit-stepper">
      <button
        type="button"
        aria-label={messages.oneLess(unitType.name)}
        aria-disabled={available === 0}
        onClick={() => units.step(unitType, -1)}
      >
        <Icon of={Minus} size={16} />
      </button>
      <b aria-live="polite">{available}</b>
      <button
        type="button"
        aria-label={messages.oneMore(unitType.name)}
        aria-disabled={available >= unitType.total}
        onClick={() => units.step(unitType, 1)}
      >
        <Icon of={Plus} size={16} />
      </button>
    </span>
  )
}
