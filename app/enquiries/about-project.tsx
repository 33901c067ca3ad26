import { useState } from 'react'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'

/** Names the project that the enquiry is about, and sends it along. */
export function AboutProject({ name }: { name: string | undefined }) {
  const [dismissed, setDismissed] = useState('')
  if (!name || name === dismissed) return null
  return (
    <p className="field-full enquiry-about">
      <input type="hidden" name="projectName" value={name} />
      {enquiriesMessages.aboutProject} <b>{name}</b>.{' '}
      <button type="button" className="link" onClick={() => setDismissed(name)}>
        {enquiriesMessages.aboutNone}
      </button>
    </p>
  )
}
