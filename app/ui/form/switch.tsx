import { Switch as RadixSwitch } from 'radix-ui'
import { useId } from 'react'
import './switch.css'

type SwitchProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isBusy?: boolean
  isLabelHidden?: boolean
  id?: string
}

/** For a setting that applies immediately; use a checkbox for a choice that is sent with its form. */
export function Switch({ label, isOn, onChange, isBusy = false, isLabelHidden = false, ...props }: SwitchProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <div className="switch">
      <RadixSwitch.Root
        id={id}
        className="switch-track"
        checked={isOn}
        onCheckedChange={(isChecked) => !isBusy && onChange(isChecked)}
        aria-label={isLabelHidden ? label : undefined}
        aria-busy={isBusy || undefined}
      >
        <RadixSwitch.Thumb className="switch-thumb" />
      </RadixSwitch.Root>
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
    </div>
  )
}
