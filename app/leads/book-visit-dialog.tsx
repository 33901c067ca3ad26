import { type FormEvent, useId, useState } from 'react'
import { searchAppointments } from '#contract/appointments/appointments.endpoints.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { bookLeadVisit, getVisitWeek } from '#contract/appointments/visit-calendar.endpoints.ts'
import type { TimeSlot } from '#contract/appointments/visit-rules.ts'
import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import type { Lead } from '#contract/leads/leads.schema.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { HourChoice } from '../appointments/calendar/hour-choice.tsx'
import { useHourChoice } from '../appointments/calendar/use-hour-choice.ts'
import { dayAndMonth, slotInWords } from '../appointments/calendar/week.ts'
import { browserApi } from '../lib/browser-api.ts'
import { useCall, useRefresh } from '../lib/use-call.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { SmallSelect } from '../ui/form/small-select.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { leadTexts } from './lead-texts.ts'
import { useRefreshLeads } from './use-lead-actions.ts'

interface BookVisitDialogProps {
  lead: Lead
  now: Date
  isOpen: boolean
  onClose: () => void
}

export function BookVisitDialog({ isOpen, onClose, ...props }: BookVisitDialogProps) {
  const id = useId()
  return (
    <Dialog
      id={id}
      className="lead-dialog lead-sheet"
      title={leadTexts.bookVisitOf(props.lead.name)}
      isOpen={isOpen}
      onClose={onClose}
    >
      {isOpen && <BookVisitForm {...props} onClose={onClose} />}
    </Dialog>
  )
}

function BookVisitForm({ lead, now, onClose }: Omit<BookVisitDialogProps, 'isOpen'>) {
  const id = useId()
  const refreshCalls = useRefresh()
  const refreshLeads = useRefreshLeads()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const names = useCall(listProjectNames).data?.map(({ name }) => name)
  const asked = lead.projectName ?? ''
  // The requested project may no longer exist.
  const projectName = chosen ?? (names && !names.includes(asked) ? '' : asked)
  const choice = useHourChoice({ projectName, firstDay: dayAfter(siteDay(now), 1), now })
  const isProjectMissing = isChecked && projectName === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const place = choice.read()
    if (place === null || projectName === '' || isBusy) return
    setBusy(true)
    const { day, timeSlot } = place
    const body = { leadId: lead.id, projectName, day, timeSlot: timeSlot as TimeSlot }
    const outcome = await browserApi(bookLeadVisit, { body })
    await Promise.all([refreshCalls(getVisitWeek, searchAppointments), refreshLeads()])
    setBusy(false)
    if (!outcome.ok) return showFailure(outcome, { isStaff: true, action: 'Booking a visit' })
    siteToasts.show({
      kind: 'success',
      title: leadTexts.visitBooked(projectName, `${dayAndMonth(day)}, ${slotInWords(timeSlot)}`),
      text: lead.email === null ? leadTexts.visitNotMailed : leadTexts.visitMailed(lead.email),
    })
    onClose()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <label className="lead-choice" htmlFor={id}>
        <span>{leadTexts.project}</span>
        <SmallSelect
          id={id}
          value={projectName}
          aria-invalid={isProjectMissing || undefined}
          aria-describedby={isProjectMissing ? `${id}-fault` : undefined}
          onChange={(event) => setChosen(event.target.value)}
        >
          {projectName === '' && <option value="">{leadTexts.chooseProject}</option>}
          {(names ?? [projectName]).map((name) => name !== '' && <option key={name}>{name}</option>)}
        </SmallSelect>
      </label>
      {isProjectMissing && (
        <p id={`${id}-fault`} className="hour-choice-fault" role="alert">
          {appointmentsMessages.projectRequired}
        </p>
      )}
      <HourChoice choice={choice} />
      <div className="dialog-actions">
        <Button variant="ghost" onClick={onClose}>
          {leadTexts.notNow}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {leadTexts.bookVisit}
        </Button>
      </div>
    </form>
  )
}
