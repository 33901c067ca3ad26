import { useState } from 'react'
import { consentFormMessages as messages } from '#contract/consent/consent-form.messages.ts'
import { markOfTexts } from '#contract/consent/mark-of-texts.ts'
import type { PostedValues } from '../lib/posted-form.ts'
import { CheckboxField } from '../ui/form/checkbox-field.tsx'
import './consent-choices.css'

interface ConsentChoicesProps {
  /** The label of the consent to be contacted about the request, if the form asks for it. */
  answer?: string
  /** The posted values, when the form is shown again. */
  values: PostedValues | undefined
}

/** The consents are optional, so none is checked at first. The hidden field tells the server which notice was shown. */
export function ConsentChoices({ answer, values }: ConsentChoicesProps) {
  const [notice] = useState(() => markOfTexts({ ...(answer && { answer }), ...messages }))
  return (
    <fieldset className="field-full consent-choices">
      <legend>
        {messages.title} <em>Optional</em>
      </legend>
      <p>
        {messages.intro} <a href="/your-data">Change your mind</a> at any time.
      </p>
      <input type="hidden" name="notice" value={notice} />
      <CheckboxField label={messages.call} name="mayCall" defaultChecked={values?.mayCall !== undefined} />
      <CheckboxField label={messages.whatsApp} name="mayWhatsApp" defaultChecked={values?.mayWhatsApp !== undefined} />
      <CheckboxField label={messages.email} name="mayEmail" defaultChecked={values?.mayEmail !== undefined} />
    </fieldset>
  )
}
