import { ArrowRight } from 'lucide'
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { VISIT } from '#contract/appointments/appointments.constants.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import type { PostedForm, PostedValues } from '../lib/posted-form.ts'
import { Button } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { focusAlert } from '../ui/feedback/focus-alert.ts'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { DecoyField, PostedFormNotice } from '../ui/form/posted-form-notice.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import type { PostedFormState } from '../ui/form/use-posted-form.ts'
import { Icon } from '../ui/icon.tsx'
import { AppointmentFields } from './appointment-fields.tsx'
import { CONTACT_REQUESTED } from './contact-requested.ts'
import type { BookableProject } from './load-projects.ts'
import type { RefusedTime } from './visit-days.ts'
import { VisitPass } from './visit-pass.tsx'

interface AppointmentFormProps extends PostedFormState {
  projects: readonly BookableProject[]
  /** The project named in the page's URL; null if there is none. */
  projectName: string | null
  unitType: string | null
  posted: (PostedForm & { refused?: RefusedTime }) | undefined
  /** The day on which the page was rendered, which can be in the past for a cached page. */
  renderedOn: string
}

// Falls back to the plain message if the chunk cannot be loaded.
const RefusedTimeAlert = lazy(() =>
  import('./refused-time.tsx').then(
    ({ RefusedTimeAlert: Loaded }) => ({ default: Loaded }),
    () => ({ default: RefusalAlert }),
  ),
)

function RefusalAlert({ sentence }: { sentence: string }) {
  return (
    <div ref={focusAlert} className="field-full">
      <Alert text={sentence} />
    </div>
  )
}

export function AppointmentForm(props: AppointmentFormProps) {
  const { projects, projectName, unitType, posted, renderedOn, errors, rules, isSending, formProps } = props
  const { ref: form } = formProps
  const [initialValues] = useState(posted?.values ?? (projectName ? valuesOfLink(projectName, unitType) : undefined))
  const [values, setValues] = useState<PostedValues>(initialValues ?? {})
  const [now, setNow] = useState<Date | null>(null)
  const refused = posted?.refused
  const isContactRequested = posted?.kind === 'question' || posted?.values[CONTACT_REQUESTED] !== undefined

  useEffect(() => {
    setNow(new Date())
    if (form.current) setValues(textsOf(form.current))
  }, [form])

  useOwnContact(form)
  useEffect(() => {
    const phone = form.current?.elements.namedItem('mobileNumber')
    if (isContactRequested && phone instanceof HTMLElement) phone.focus()
  }, [form, isContactRequested])

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
            initialValues={initialValues}
            today={now ? siteDay(now) : renderedOn}
            picked={values}
            now={now}
            refused={refused}
          >
            {refused && posted?.kind === 'refused' && !isSending && (
              <Suspense>
                <RefusedTimeAlert key={posted.reason} sentence={posted.reason} near={refused.near} />
              </Suspense>
            )}
          </AppointmentFields>
          <ContactFields initialValues={initialValues} isContactRequested={isContactRequested} />
        </FieldErrors>
        <DecoyField />
        <div className="field-full visit-end">
          {!refused && <PostedFormNotice posted={posted} isSending={isSending} />}
          <Button type="submit" isBusy={isSending}>
            {appointmentsMessages.book} <Icon of={ArrowRight} size={18} />
          </Button>
        </div>
      </div>
      <VisitPass projects={projects} values={values}>
        <p className="pass-hint">Bring a photo ID.</p>
      </VisitPass>
    </Form>
  )
}

function valuesOfLink(projectName: string, unitType: string | null): PostedValues {
  const unitNumber = unitType ? appointmentsMessages.anyUnitOf(unitType).slice(0, LENGTH.name) : ''
  return { projectName, purpose: VISIT, unitNumber }
}

function textsOf(form: HTMLFormElement): PostedValues {
  const pairs = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(pairs)
}

/**
 * Prefills the contact fields of a signed-in customer without replacing typed text. For anonymous visitors
 * `own-contact.ts` is never loaded.
 */
function useOwnContact(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!('account' in document.documentElement.dataset)) return
    void import('./own-contact.ts')
      .then(({ readOwnContact }) => readOwnContact())
      .then((contact) => {
        for (const [name, value] of Object.entries(contact ?? {})) fillEmpty(form.current, name, value)
      })
      // The fields stay empty.
      .catch(() => {})
  }, [form])
}

function fillEmpty(form: HTMLFormElement | null, name: string, value: string) {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement) || field.value !== '' || value === '') return
  if (field === document.activeElement) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

interface ContactFieldsProps {
  initialValues: PostedValues | undefined
  /** True from the first post with neither a phone number nor an email address on, also after later posts. */
  isContactRequested: boolean
}

function ContactFields({ initialValues, isContactRequested }: ContactFieldsProps) {
  return (
    <>
      <TextField
        label={appointmentsMessages.label.mobile}
        name="mobileNumber"
        type="tel"
        isOptional
        maxLength={LENGTH.mobileNumber}
        autoComplete="tel"
        // Without JavaScript the response is a new page, so the field must be focused on load.
        autoFocus={isContactRequested}
        defaultValue={initialValues?.mobileNumber}
      />
      <TextField
        label={labelMessages.email}
        name="email"
        type="email"
        isOptional
        maxLength={LENGTH.address}
        autoComplete="email"
        defaultValue={initialValues?.email}
      />
      {isContactRequested && <ContactQuestion />}
    </>
  )
}

function ContactQuestion() {
  return (
    <div className="field-full contact-question" role="status">
      <input type="hidden" name={CONTACT_REQUESTED} value="yes" />
      <p className="contact-question-title">{appointmentsMessages.contactQuestion}</p>
      <p>{appointmentsMessages.contactReason}</p>
      <Button type="submit" variant="ghost" size="sm">
        {appointmentsMessages.sendWithout}
      </Button>
    </div>
  )
}
