import { useEffect, useId, useRef, useState } from 'react'
import { consentFormMessages as notice } from '#contract/consent/consent-form.messages.ts'
import { markOfTexts } from '#contract/consent/mark-of-texts.ts'
import { CheckboxField } from '../ui/form/checkbox-field.tsx'
import { leadTexts } from './lead-texts.ts'

const MARK = markOfTexts(notice)

/** Staff can open the notice that is stored with the visitor's choice. */
export function WalkInConsents() {
  const [isShown, setShown] = useState(false)
  const noticeId = useId()
  const shown = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isShown) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  return (
    <fieldset className="lead-offers">
      <legend>{leadTexts.offers}</legend>
      <input type="hidden" name="notice" value={MARK} />
      <div>
        <CheckboxField label={leadTexts.offer.call} name="mayCall" />
        <CheckboxField label={leadTexts.offer.whatsApp} name="mayWhatsApp" />
        <CheckboxField label={leadTexts.offer.email} name="mayEmail" />
      </div>
      <p className="field-hint">
        {leadTexts.askAnd}{' '}
        <button
          type="button"
          className="link"
          aria-expanded={isShown}
          aria-controls={noticeId}
          onClick={() => setShown(!isShown)}
        >
          {leadTexts.showNotice}
        </button>
        . {leadTexts.neverTicked}
      </p>
      <div ref={shown} id={noticeId} className="lead-notice" hidden={!isShown}>
        <b>{notice.title}</b>
        <p>{notice.intro}</p>
        <ul>
          <li>{notice.call}</li>
          <li>{notice.whatsApp}</li>
          <li>{notice.email}</li>
        </ul>
      </div>
    </fieldset>
  )
}
