import './chips.css'

interface ChipsProps<Value> {
  label: string
  chosen: Value
  onChoose: (value: Value) => void
  chips: readonly { value: Value; label: string; count: number }[]
}

export function Chips<Value extends string | number | null>({ label, chosen, onChoose, chips }: ChipsProps<Value>) {
  return (
    <fieldset className="chips" aria-label={label}>
      {chips.map((chip) => (
        <button
          key={`value ${chip.value}`}
          type="button"
          className="chip"
          aria-pressed={chip.value === chosen}
          onClick={() => onChoose(chip.value)}
        >
          {chip.label} <span>{chip.count}</span>
        </button>
      ))}
    </fieldset>
  )
}
