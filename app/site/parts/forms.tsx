import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { RadioGroupField } from '../../ui/form/radio-group-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Part } from './part.tsx'

export function Fields() {
  return (
    <Part title="Fields">
      <form className="field-grid" noValidate>
        <TextField label="Resting" name="resting" placeholder="Your name" />
        <TextField label="Valid" name="valid" type="email" defaultValue="ananya@example.com" />
        <TextField
          label="Error"
          name="refused"
          defaultValue="ananya@"
          error="That address is missing its ending, for example .com or .in"
        />
        <TextField label="Read-only" name="fixed" defaultValue="owner@example.com" readOnly />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="At least 8 characters with upper case, lower case, number and special character."
        />
        <TextField label="Phone" name="phone" type="tel" before="+91" validate={tenDigits} />
        <SelectField label="City" name="city" placeholder="Choose a city" options={['Delhi', 'Gurugram', 'Noida']} />
        <DateField label="Day" name="day" isOptional min="2026-01-01" />
        <TextAreaField label="Message" name="message" className="field-full" isOptional />
      </form>
    </Part>
  )
}

function tenDigits(value: string) {
  return /^\d{10}$/.test(value) ? null : 'A phone number has ten digits.'
}

export function Choices() {
  return (
    <Part title="Choices">
      <RadioGroupField
        label="Purpose"
        name="purpose"
        options={['Investment', 'Self use', 'Other']}
        defaultValue="Self use"
      />
      <RadioGroupField
        label="Customer"
        name="customer"
        look="segments"
        options={['New', 'Existing']}
        defaultValue="New"
      />
      <RadioGroupField
        label="Hour"
        name="hour"
        look="grid"
        options={['10:00', '11:00', { value: '12:00', label: '12:00', isDisabled: true }, '13:00', '14:00', '15:00']}
        defaultValue="11:00"
        error="This hour has just been taken."
      />
      <div className="parts-row">
        <CheckboxField label="I agree to be called" name="agree" defaultChecked />
        <CheckboxField label="Show on the home page" name="home" look="switch" defaultChecked />
      </div>
    </Part>
  )
}
