import { CalendarClock, Check } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { leadsMessages } from '#contract/leads/leads.messages.ts'
import type { Lead } from '#contract/leads/leads.schema.ts'
import { isCalendarDay, siteDay } from '#contract/wire/site-time.ts'
import { useFocusFallback } from '../lib/use-focus-fallback.ts'
import { Button } from '../ui/action/button.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { initialFocus } from '../ui/overlay/dialog.tsx'
import { stepPanelOf, Timed } from './lead-parts.tsx'
import { leadTexts } from './lead-texts.ts'
import { clockOf, dueInWords, momentOf, proposedTimes } from './lead-times.ts'
import { useLeadActions } from './use-lead-actions.ts'

export function NextStepPanel({ lead, now }: { lead: Lead; now: Date }) {
  const { change } = useLeadActions()
  const [isEditing, setEditing] = useState(false)
  const panel = useRef<HTMLElement>(null)
  // The form and the Done button are unmounted after use, so move the focus to the button that edits the step.
  const focus = useFocusFallback(() => panel.current?.querySelector<HTMLElement>('.lead-other'))
  const { id, version, nextStep, nextStepAt } = lead
  const hasStep = nextStep !== null && nextStepAt !== null
  const { isShown, asks } = stepPanelOf(lead)
  if (!isShown) return null

  return (
    <section ref={panel} className="lead-next" {...focus} aria-labelledby="next-step">
      <h2 id="next-step" className="label">
        {leadTexts.nextStep}
      </h2>
      {hasStep ? (
        <>
          <p className="lead-next-text">{nextStep}</p>
          <p>
            <Timed {...dueInWords(nextStepAt, now)} />
          </p>
        </>
      ) : (
        <>
          <p className="lead-next-text">{leadTexts.noStepYet}</p>
          {asks && <p className="muted">{leadTexts.noStepHint}</p>}
        </>
      )}
      {isEditing ? (
        <StepForm lead={lead} now={now} onClose={() => setEditing(false)} />
      ) : (
        <div className="lead-next-actions">
          {hasStep && (
            <>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => void change({ id, version, nextStep: null }, leadTexts.stepDone(nextStep))}
              >
                <Icon of={Check} size={16} /> {leadTexts.done}
              </Button>
              <span className="muted">{leadTexts.orMoveTo}</span>
              {proposedTimes(now, 1).map(({ label, at }) => (
                <Button
                  key={label}
                  variant="line"
                  size="sm"
                  onClick={() => void change({ id, version, nextStep, nextStepAt: at })}
                >
                  {label}
                </Button>
              ))}
            </>
          )}
          <Button variant="line" size="sm" className="lead-other" onClick={() => setEditing(true)}>
            <Icon of={CalendarClock} size={16} /> {hasStep ? leadTexts.other : leadTexts.setStep}
          </Button>
        </div>
      )}
    </section>
  )
}

function StepForm({ lead, now, onClose }: { lead: Lead; now: Date; onClose: () => void }) {
  const { change } = useLeadActions()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const due = new Date(lead.nextStepAt ?? proposedTimes(now, 1)[1]?.at ?? now)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [step = '', day = '', clock = ''] = ['step', 'day', 'clock'].map((name) =>
      String(form.get(name) ?? '').trim(),
    )
    const found = {
      ...(step === '' && { step: leadsMessages.stepRequired }),
      ...((!isCalendarDay(day) || clock === '') && { day: leadsMessages.stepTimeRequired }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const isSaved = await change({
      id: lead.id,
      version: lead.version,
      nextStep: step,
      nextStepAt: momentOf(day, clock),
    })
    if (isSaved) onClose()
  }

  return (
    <form className="lead-step-form" noValidate onSubmit={(event) => void submit(event)}>
      <FieldErrors errors={errors}>
        <TextField
          label={leadTexts.whatNext}
          name="step"
          maxLength={200}
          autoComplete="off"
          defaultValue={lead.nextStep ?? ''}
          {...initialFocus}
        />
        <TextField label={leadTexts.when} name="day" type="date" defaultValue={siteDay(due)} />
        <TextField label="Time" name="clock" type="time" defaultValue={clockOf(due)} />
      </FieldErrors>
      <div className="lead-next-actions">
        <Button type="submit" size="sm">
          {leadTexts.saveStep}
        </Button>
        <Button variant="line" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
