import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { isReversed } from '#contract/wire/fields.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { Icon } from '../icon.tsx'
import './list-filter.css'

type ListFilterProps = {
  label: string
  value: string
  options: readonly (string | { value: string; label: string })[]
  onChange: (value: string) => void
}

export function ListFilter({ label, value, options, onChange }: ListFilterProps) {
  return (
    <span className="list-filter" data-set={value !== '' || undefined}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{`${label}: all`}</option>
        {options.map((option) => {
          const { value: choice, label: name } = typeof option === 'string' ? { value: option, label: option } : option
          return (
            <option key={choice} value={choice}>
              {`${label}: ${name}`}
            </option>
          )
        })}
      </select>
      <Icon of={ChevronDown} size={15} />
    </span>
  )
}

type DayFiltersProps = {
  /** The meaning of the dates, such as 'Received'. */
  label: string
  from: string
  to: string
  onChange: (days: { from?: string; to?: string }) => void
}

/** Marks dates in the wrong order as an error; the screen must not load the list until they are corrected. */
export function DayFilters({ label, from, to, onChange }: DayFiltersProps) {
  const faultId = useId()
  const isWrong = areReversed({ from, to })
  const day = (name: string, value: string, change: (day: string) => void) => (
    <input
      type="date"
      aria-label={`${label} ${name}`}
      value={value}
      data-set={value !== '' || undefined}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? faultId : undefined}
      onChange={(event) => change(event.target.value)}
    />
  )
  return (
    <>
      <span
        className="list-filter list-filter-days"
        data-set={from !== '' || to !== '' || undefined}
        data-wrong={isWrong || undefined}
      >
        <span className="list-filter-label">{label}</span> {day('from', from, (value) => onChange({ from: value }))}
        to {day('to', to, (value) => onChange({ to: value }))}
      </span>
      {isWrong && (
        <span id={faultId} className="list-filter-fault" role="alert">
          {wireMessages.daysReversed}
        </span>
      )}
    </>
  )
}

/** Whether both dates are set and in the wrong order; '' means no date. */
export function areReversed({ from, to }: { from: string; to: string }) {
  return isReversed({ from: from || null, to: to || null })
}
