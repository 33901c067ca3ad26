import { ArrowRight } from 'lucide'
import { useEffect, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { say } from '#contract/appointments/appointments.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { PostedForm, PostedValues } from '../lib/posted-form.ts'
import { Button } from '../ui/button.tsx'
import { FieldErrors } from '../ui/field-errors.tsx'
import { Icon } from '../ui/icon.tsx'
import { DecoyField, PostedFormNotice } from '../ui/posted-form-notice.tsx'
import type { PostedFormState } from '../ui/use-posted-form.ts'
import { AppointmentFields } from './appointment-fields.tsx'
import { type BookableProject, projectNamed } from './bookable-project.ts'
import { VisitPass } from './visit-pass.tsx'

interface AppointmentFormProps extends PostedFormState {
  projects: readonly BookableProject[]
  posted: PostedForm | undefined
  /** The day on which the page was made: a kept page may be older than that. */
  madeOn: string
}

export function AppointmentForm(props: AppointmentFormProps) {
  const { projects, posted, madeOn, errors, rules, isSending, formProps } = props
  const { ref: form } = formProps
  const [kept] = useState(posted?.values)
  const [values, setValues] = useState<PostedValues>(kept ?? {})
  const [today, setToday] = useState(madeOn)
  const { search } = useLocation()

  // The address may ask for a project; kept pages know nothing of it, so it is chosen here, never over a person's choice.
  useEffect(() => {
    const asked = projectNamed(projects, new URLSearchParams(search).get('project'))
    const select = form.current?.elements.namedItem('projectName')
    if (!asked || !(select instanceof HTMLSelectElement) || select.value !== '') return
    select.value = asked.name
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, [form, projects, search])

  useEffect(() => {
    setToday(siteDay(new Date()))
    if (form.current) setValues(textsOf(form.current))
  }, [form])

  return (
    <Form
      className="wrap visit-columns"
      method="post"
      action="/appointment-book"
      aria-label={say.book}
      {...formProps}
      onInput={(event) => {
        formProps.onInput()
        setValues(textsOf(event.currentTarget))
      }}
      onChange={(event) => setValues(textsOf(event.currentTarget))}
    >
      <div className="field-grid visit-fields">
        <FieldErrors errors={errors} rules={rules}>
          <AppointmentFields projects={projects} kept={kept} today={today} pickedDay={values.selectedDate ?? ''} />
        </FieldErrors>
        <DecoyField />
      </div>
      <VisitPass projects={projects} values={values}>
        <PostedFormNotice posted={posted} isSending={isSending} />
        <Button type="submit" isWide isBusy={isSending}>
          {say.book} <Icon of={ArrowRight} size={18} />
        </Button>
        <p className="pass-hint">Bring a photo ID. Helmets and boots are at the gate.</p>
      </VisitPass>
    </Form>
  )
}

function textsOf(form: HTMLFormElement): PostedValues {
  const pairs = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(pairs)
}
