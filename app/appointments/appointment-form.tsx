import { ArrowRight } from 'lucide'
import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { PostedForm, PostedValues } from '../lib/posted-form.ts'
import { Button } from '../ui/action/button.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { DecoyField, PostedFormNotice } from '../ui/form/posted-form-notice.tsx'
import type { PostedFormState } from '../ui/form/use-posted-form.ts'
import { Icon } from '../ui/icon.tsx'
import { AppointmentFields } from './appointment-fields.tsx'
import type { BookableProject } from './bookable-project.ts'
import { CONTACT_ASKED } from './contact-asked.ts'
import { ContactFields } from './contact-fields.tsx'
import { useOwnContact } from './use-own-contact.ts'
import { VisitPass } from './visit-pass.tsx'

interface AppointmentFormProps extends PostedFormState {
  projects: readonly BookableProject[]
  /** The project that the page's address names. */
  asked: string | null
  posted: PostedForm | undefined
  /** The day on which the page was made: a kept page may be older than that. */
  madeOn: string
}

export function AppointmentForm(props: AppointmentFormProps) {
  const { projects, asked, posted, madeOn, errors, rules, isSending, formProps } = props
  const { ref: form } = formProps
  const [kept] = useState(posted?.values ?? (asked ? { projectName: asked } : undefined))
  const [values, setValues] = useState<PostedValues>(kept ?? {})
  const [now, setNow] = useState<Date | null>(null)
  const isAsked = posted?.kind === 'question' || posted?.values[CONTACT_ASKED] !== undefined

  useEffect(() => {
    setNow(new Date())
    if (form.current) setValues(textsOf(form.current))
  }, [form])

  useOwnContact(form)
  useEffect(() => {
    const phone = form.current?.elements.namedItem('mobileNumber')
    if (isAsked && phone instanceof HTMLElement) phone.focus()
  }, [form, isAsked])

  return (
    <Form
      className="wrap visit-columns"
      method="post"
      action="/appointment-book"
      aria-label={appointmentsMessages.book}
      {...formProps}
      onInput={(event) => {
        formProps.onInput()
        setValues(textsOf(event.currentTarget))
      }}
      onChange={(event) => setValues(textsOf(event.currentTarget))}
    >
      <div className="field-grid visit-fields">
        <FieldErrors errors={errors} rules={rules}>
          <AppointmentFields
            projects={projects}
            kept={kept}
            today={now ? siteDay(now) : madeOn}
            picked={values}
            now={now}
          />
          <ContactFields kept={kept} isAsked={isAsked} />
        </FieldErrors>
        <DecoyField />
        <div className="field-full visit-end">
          <PostedFormNotice posted={posted} isSending={isSending} />
          <Button type="submit" isBusy={isSending}>
            {appointmentsMessages.book} <Icon of={ArrowRight} size={18} />
          </Button>
        </div>
      </div>
      <VisitPass projects={projects} values={values}>
        <p className="pass-hint">Bring a photo ID. Helmets and boots are at the gate.</p>
      </VisitPass>
    </Form>
  )
}

function textsOf(form: HTMLFormElement): PostedValues {
  const pairs = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(pairs)
}
