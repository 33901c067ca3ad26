import { ArrowRight, ChevronDown } from 'lucide'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { VisitDay } from '#contract/appointments/visit-rules.ts'
import { whenInWords } from '#contract/appointments/visit-time.ts'
import { VISIT_LIMIT } from '#contract/appointments/visits.constants.ts'
import { visitsMessages } from '#contract/appointments/visits.messages.ts'
import type { PostedValues } from '../lib/posted-form.ts'
import { Button } from '../ui/action/button.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ShownVisit } from './load-visit.ts'
import { manageVisitTexts as texts } from './manage-visit-texts.ts'
import { useVisitMonth } from './use-visit-month.ts'
import type { RefusedTime } from './visit-days.ts'
import { VisitTimeFields } from './visit-time-fields.tsx'

interface Time {
  selectedDate: string
  timeSlot: string
}

interface MoveVisitFormProps {
  visit: ShownVisit
  days: readonly VisitDay[]
  today: string
  wanted: Time | undefined
  refused: RefusedTime | undefined
  children: ReactNode
}

export function MoveVisitForm({ visit, days, today, wanted, refused, children }: MoveVisitFormProps) {
  const own = { selectedDate: visit.selectedDate ?? '', timeSlot: visit.timeSlot ?? '' }
  const [initialValues] = useState<PostedValues>({ ...(wanted ?? own) })
  const [picked, setPicked] = useState(initialValues)
  const [now, setNow] = useState<Date | null>(null)
  const [known] = useState({ openingHours: null, days: [...days, ...(refused?.days ?? [])] })
  const { projectName } = visit
  const shown = useVisitMonth({ projectName, today, day: picked.selectedDate ?? '', initial: known })
  const isBusy = useIsSending('move')
  useEffect(() => setNow(new Date()), [])

  function follow({ currentTarget }: FormEvent<HTMLFormElement>) {
    const form = new FormData(currentTarget)
    setPicked({ selectedDate: String(form.get('selectedDate') ?? ''), timeSlot: String(form.get('timeSlot') ?? '') })
  }

  const from = whenInWords(visit)
  const to = whenInWords({ selectedDate: picked.selectedDate ?? null, timeSlot: picked.timeSlot ?? null })
  const isMoved = now !== null && Boolean(picked.selectedDate && picked.timeSlot) && to !== from
  return (
    <Form
      method="post"
      preventScrollReset
      className="visit-move"
      aria-label={texts.move}
      onInput={follow}
      onChange={follow}
    >
      <h2>{texts.move}</h2>
      <p className="muted">{texts.moveLead}</p>
      <input type="hidden" name="do" value="move" />
      <div className="field-grid visit-move-fields">
        {children}
        <VisitTimeFields {...{ shown, today, now, initialValues, picked, own }} />
      </div>
      {isMoved && (
        <dl className="visit-from-to">
          <div>
            <dt>{texts.from}</dt>
            <dd>
              <s>{from || texts.open}</s>
            </dd>
          </div>
          <Icon of={ArrowRight} size={20} />
          <div>
            <dt>{texts.to}</dt>
            <dd>{to}</dd>
          </div>
        </dl>
      )}
      <Button type="submit" isBusy={isBusy}>
        {isMoved ? texts.moveTo(to) : texts.moveButton} <Icon of={ArrowRight} size={18} />
      </Button>
      {visit.email && <p className="pass-hint">{texts.writes(visit.email)}</p>}
    </Form>
  )
}

function useIsSending(what: 'move' | 'cancel') {
  return useNavigation().formData?.get('do') === what
}

export function CancelVisitForm({ visit }: { visit: ShownVisit }) {
  const isBusy = useIsSending('cancel')
  return (
    <details className="visit-cancel">
      <summary>
        {texts.cancel} <Icon of={ChevronDown} size={20} />
      </summary>
      <Form method="post" preventScrollReset aria-label={texts.cancel}>
        <p className="muted">{texts.cancelLead}</p>
        <TextField
          label={visitsMessages.why}
          name="reason"
          isOptional
          maxLength={VISIT_LIMIT.reason}
          placeholder={texts.helps}
          autoComplete="off"
        />
        <Button type="submit" variant="danger" name="do" value="cancel" isBusy={isBusy}>
          {texts.cancelButton(whenInWords(visit))}
        </Button>
      </Form>
    </details>
  )
}

export function MoveBack({ selectedDate, timeSlot }: Time) {
  const isBusy = useIsSending('move')
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="selectedDate" value={selectedDate} />
      <input type="hidden" name="timeSlot" value={timeSlot} />
      <Button type="submit" variant="ghost" size="sm" name="do" value="move" isBusy={isBusy}>
        {texts.back}
      </Button>
    </Form>
  )
}
