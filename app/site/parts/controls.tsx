import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import { Button } from '../../ui/action/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { RadioGroupField } from '../../ui/form/radio-group-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { DateField, TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'
import { projectToasts, siteToasts } from '../../ui/overlay/toast-queues.ts'
import { ToastSlab, Toasts } from '../../ui/overlay/toasts.tsx'
import { Part } from './looks.tsx'

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

export function Notices() {
  return (
    <Part title="Notices">
      <div className="parts-three">
        <ToastSlab
          toast={{
            id: 1,
            kind: 'success',
            title: 'Message sent',
            text: enquiriesMessages.answer,
            isLeaving: false,
          }}
        />
        <ToastSlab
          toast={{
            id: 2,
            kind: 'error',
            title: 'Request Error!',
            text: 'The server did not accept this email.',
            isLeaving: false,
          }}
        />
        <ToastSlab toast={{ id: 3, kind: 'info', title: 'You have subscribed to our Newsletter.', isLeaving: false }} />
      </div>
      <div className="parts-row">
        <Button size="sm" onClick={() => siteToasts.show({ kind: 'success', title: 'Saved' })}>
          Toast, top right
        </Button>
        <Button size="sm" onClick={() => projectToasts.show({ kind: 'error', title: 'Not saved', text: 'Try again.' })}>
          Toast, bottom right
        </Button>
      </div>
      <Alert text="error" reason="Service Unavailable" />
      <Alert kind="success" text="The password was changed." />
      <Toasts />
    </Part>
  )
}

export function Dialogs() {
  return (
    <Part title="Dialogs">
      <div className="parts-row">
        {(['sheet', 'stage', 'drawer'] as const).map((look) => (
          <Button key={look} variant="ghost" size="sm" command="show-modal" commandfor={`parts-${look}`}>
            Open the {look}
          </Button>
        ))}
      </div>
      {(['sheet', 'stage', 'drawer'] as const).map((look) => (
        <Dialog key={look} id={`parts-${look}`} look={look} title={`A ${look}`}>
          <p className="prose">It opens before any script has run, and Esc closes it.</p>
          <Button {...initialFocus} className="parts-agree" command="close" commandfor={`parts-${look}`}>
            AGREE
          </Button>
        </Dialog>
      ))}
    </Part>
  )
}
