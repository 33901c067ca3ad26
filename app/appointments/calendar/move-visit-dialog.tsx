import { type FormEvent, useId, useState } from 'react'
import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import type { CalendarVisit } from '#contract/appointments/visit-calendar.schema.ts'
import { lastVisitDay } from '#contract/appointments/visit-time.ts'
import { isCalendarDay, siteDay } from '#contract/wire/site-time.ts'
import { Button } from '../../ui/action/button.tsx'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'
import { refusalIn, useHours } from './use-hours.ts'
import type { VisitPlace } from './use-visit-actions.ts'
import { nameOf, visitsTexts } from './visits-texts.ts'
import { isDue, slotInWords } from './week.ts'

interface MoveVisitDialogProps {
  visit: CalendarVisit | null
  now: Date
  onClose: () => void
  /** Resolves to whether the move was saved. */
  onMove: (visit: CalendarVisit, to: VisitPlace) => Promise<boolean>
}

/** Moves a visit without a pointer: a day and an hour. */
export function MoveVisitDialog({ visit, ...props }: MoveVisitDialogProps) {
  const id = useId()
  return (
    <Dialog
      id={id}
      className="visit-move"
      title={visit ? visitsTexts.moveVisitOf(nameOf(visit)) : visitsTexts.move}
      isOpen={visit !== null}
      onClose={props.onClose}
    >
      {visit && <MoveForm key={visit.id} visit={visit} {...props} />}
    </Dialog>
  )
}

function MoveForm({ visit, now, onClose, onMove }: MoveVisitDialogProps & { visit: CalendarVisit }) {
  const today = siteDay(now)
  const [day, setDay] = useState(visit.day < today ? today : visit.day)
  const [timeSlot, setTimeSlot] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isValidDay = isCalendarDay(day) && day >= today && day <= lastVisitDay(today)
  const hours = useHours(isValidDay ? visit.projectName : null, isValidDay ? day : today)
  const faultId = useId()

  const options = TIME_SLOTS.map((slot) => ({ slot, refusal: refusalOf(slot) }))
  const isOffered = options.some(({ slot, refusal }) => slot === timeSlot && refusal === null)

  function refusalOf(slot: string) {
    if (day === visit.day && slot === visit.timeSlot && !isDue(visit, now)) return visitsTexts.ownHour
    return refusalIn(hours, day, slot, now)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(!isValidDay || !isOffered)
    if (!isValidDay || !isOffered || isBusy) return
    setBusy(true)
    const isMoved = await onMove(visit, { day, timeSlot })
    setBusy(false)
    if (isMoved) onClose()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <label>
        {visitsTexts.newDay}
        <input
          type="date"
          value={day}
          min={today}
          max={lastVisitDay(today)}
          onChange={(event) => setDay(event.target.value)}
          {...initialFocus}
        />
      </label>
      <fieldset aria-describedby={isMissing ? faultId : undefined}>
        <legend>{visitsTexts.newHour}</legend>
        {options.map(({ slot, refusal }) => (
          <label key={slot} data-refused={refusal !== null || undefined}>
            <input
              type="radio"
              name="timeSlot"
              value={slot}
              checked={timeSlot === slot && refusal === null}
              disabled={!isValidDay || refusal !== null}
              onChange={() => setTimeSlot(slot)}
            />
            <span>{slotInWords(slot)}</span>
            {refusal !== null && <small>{refusal}</small>}
          </label>
        ))}
      </fieldset>
      {isMissing && !isOffered && (
        <p id={faultId} className="visit-fault" role="alert">
          {visitsTexts.hourRequired}
        </p>
      )}
      <div className="dialog-actions">
        <Button variant="ghost" onClick={onClose}>
          {visitsTexts.keep}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {visitsTexts.move}
        </Button>
      </div>
    </form>
  )
}
