import { UserCheck } from 'lucide'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addWalkInVisit, getVisitWeek } from '#contract/appointments/visit-calendar.endpoints.ts'
import { WalkInVisit } from '#contract/appointments/visit-calendar.schema.ts'
import { UNIT_KINDS } from '#contract/catalog/unit-types.constants.ts'
import { addWalkIn, findLeadByMobile } from '#contract/leads/leads.endpoints.ts'
import { type KnownLead, WalkIn } from '#contract/leads/leads.schema.ts'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import { browserApi } from '../lib/browser-api.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { useRefresh } from '../lib/use-call.ts'
import { Button, ButtonLink } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { knownInWords } from './lead-parts.tsx'
import { leadTexts } from './lead-texts.ts'
import { useRefreshLeads } from './use-lead-actions.ts'
import { WalkInConsents } from './walk-in-consents.tsx'

interface WalkInDialogProps {
  projects: readonly string[]
  /**
   * Set in the visit calendar: the selected project, or '' if none is selected. The walk-in is then stored as a visit
   * to a project.
   */
  visitTo?: string
  isOpen: boolean
  onClose: () => void
}

export function WalkInDialog({ projects, visitTo, isOpen, onClose }: WalkInDialogProps) {
  const id = useId()
  return (
    <Dialog
      id={id}
      className="lead-dialog lead-sheet lead-walk-in"
      title={leadTexts.addWalkIn}
      isDismissable={false}
      isOpen={isOpen}
      onClose={onClose}
    >
      {isOpen && <WalkInForm projects={projects} visitTo={visitTo} onClose={onClose} />}
    </Dialog>
  )
}

const PAUSE_MS = 300
/** A number with fewer digits is not looked up, because it is still being typed. */
const FEWEST_TYPED = 10

/** Looks up the lead when typing pauses. Null if there is none or the number is incomplete. */
function useKnownLead(mobileNumber: string) {
  const [known, setKnown] = useState<KnownLead | null>(null)
  useEffect(() => {
    const isComplete = mobileNumber.replaceAll(/\D/g, '').length >= FEWEST_TYPED
    let isCurrent = true
    const pause = setTimeout(async () => {
      const found =
        isComplete && normalisedPhone(null, mobileNumber)
          ? await browserApi(findLeadByMobile, { body: { mobileNumber } })
          : null
      if (isCurrent) setKnown(found?.ok ? found.data : null)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(pause)
    }
  }, [mobileNumber])
  return known
}

/** Fills in the name of the known lead and clears it when the lead no longer matches. Never replaces a typed name. */
function useNameOf(known: KnownLead | null) {
  const form = useRef<HTMLFormElement>(null)
  const filled = useRef('')
  useEffect(() => {
    const field = form.current?.elements.namedItem('name')
    if (!(field instanceof HTMLInputElement) || field.value !== filled.current) return
    filled.current = known?.name ?? ''
    field.value = filled.current
  }, [known])
  return form
}

function WalkInForm({ projects, visitTo, onClose }: Omit<WalkInDialogProps, 'isOpen'>) {
  const navigate = useNavigate()
  const refresh = useRefreshLeads()
  const refreshCalls = useRefresh()
  const [mobileNumber, setMobileNumber] = useState('')
  const [errors, setErrors] = useState<FormErrors>()
  const [isBusy, setBusy] = useState(false)
  const known = useKnownLead(mobileNumber)
  const element = useNameOf(known)

  async function send(isOtherPerson: boolean) {
    if (!element.current || isBusy) return
    const form = new FormData(element.current)
    if (isOtherPerson) form.set('isOtherPerson', 'on')
    await (visitTo === undefined ? sendLead(form) : sendVisit(form))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void send(false)
  }

  async function sendLead(form: FormData) {
    const reading = readForm(WalkIn, form)
    setErrors(reading.errors)
    if (!reading.ok) return
    setBusy(true)
    const outcome = await browserApi(addWalkIn, { body: reading.value })
    setBusy(false)
    if (!outcome.ok) return showFailure(outcome, { isStaff: true, action: 'Adding a walk-in' })
    siteToasts.show({ kind: 'success', title: outcome.message })
    void refresh()
    onClose()
    await navigate(`/admin/leads/${outcome.data.id}`)
  }

  /** Stays in the calendar, where the new visit appears. */
  async function sendVisit(form: FormData) {
    const reading = readForm(WalkInVisit, form)
    setErrors(reading.errors)
    if (!reading.ok) return
    setBusy(true)
    const outcome = await browserApi(addWalkInVisit, { body: reading.value })
    setBusy(false)
    if (!outcome.ok) return showFailure(outcome, { isStaff: true, action: 'Adding a walk-in' })
    siteToasts.show({ kind: 'success', title: outcome.message })
    void refresh()
    void refreshCalls(getVisitWeek)
    onClose()
  }

  return (
    <form ref={element} noValidate onSubmit={submit}>
      <p className="muted">{leadTexts.walkInLead}</p>
      <FieldErrors errors={errors}>
        <TextField
          label={leadTexts.mobile}
          name="mobileNumber"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          before="+91"
          onInput={(event) => setMobileNumber(event.currentTarget.value)}
          {...initialFocus}
        />
        {known && (
          <div className="lead-known" role="status">
            <Icon of={UserCheck} size={18} />
            <div>
              <b>{leadTexts.thisIs(known.name)}</b>
              <p>{knownInWords(known)}</p>
            </div>
            <ButtonLink variant="line" size="sm" to={`/admin/leads/${known.id}`}>
              {leadTexts.open}
            </ButtonLink>
          </div>
        )}
        <TextField label={leadTexts.name} name="name" autoComplete="off" />
        <div className="lead-pair">
          <SelectField
            label={leadTexts.project}
            name="projectName"
            options={projects}
            placeholder=""
            defaultValue={visitTo}
            isOptional={visitTo === undefined}
          />
          <SelectField label={leadTexts.wants} name="wants" options={UNIT_KINDS} placeholder="" isOptional />
        </div>
        <TextField label={leadTexts.email} name="email" type="email" autoComplete="off" isOptional />
        <WalkInConsents />
      </FieldErrors>
      <div className="dialog-actions">
        {known && (
          // Not a submit button: Enter in a field would press the first one of the form.
          <Button variant="ghost" onClick={() => void send(true)}>
            {leadTexts.notSame}
          </Button>
        )}
        <Button type="submit" isBusy={isBusy}>
          {known ? leadTexts.addToLead : leadTexts.add}
        </Button>
      </div>
    </form>
  )
}
