import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import type { PostedValues } from '../lib/posted-form.ts'
import { Button } from '../ui/action/button.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { CONTACT_ASKED } from './contact-asked.ts'

interface ContactFieldsProps {
  kept: PostedValues | undefined
  /** The form was posted without either of them, and asks for one before it is sent. */
  isAsked: boolean
}

/** How the visit can be confirmed. */
export function ContactFields({ kept, isAsked }: ContactFieldsProps) {
  return (
    <>
      <TextField
        label={appointmentsMessages.label.mobile}
        name="mobileNumber"
        type="tel"
        isOptional
        maxLength={LENGTH.mobileNumber}
        autoComplete="tel"
        // Without scripts the answer is a new page, and this is the field it asks for.
        autoFocus={isAsked}
        defaultValue={kept?.mobileNumber}
      />
      <TextField
        label={contentMessages.label.email}
        name="email"
        type="email"
        isOptional
        maxLength={LENGTH.address}
        autoComplete="email"
        defaultValue={kept?.email}
      />
      {isAsked && <ContactQuestion />}
    </>
  )
}

/** Posting again sends the form in any case: the question is asked once. */
function ContactQuestion() {
  return (
    <div className="field-full contact-question" role="status">
      <input type="hidden" name={CONTACT_ASKED} value="yes" />
      <p className="contact-question-title">{appointmentsMessages.contactQuestion}</p>
      <p>{appointmentsMessages.contactReason}</p>
      <Button type="submit" variant="ghost" size="sm">
        {appointmentsMessages.sendWithout}
      </Button>
    </div>
  )
}
