import { type FormEvent, useId, useState } from 'react'
import type { CalendarVisit } from '#contract/appointments/visit-calendar.schema.ts'
import { Button } from '../../ui/action/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { HourChoice } from './hour-choice.tsx'
import { useHourChoice } from './use-hour-choice.ts'
import type { VisitPlace } from './use-visit-actions.ts'
import { nameOf, visitsTexts } from './visits-texts.ts'
import { isDue } from './week.ts'

interface MoveVisitDialogProps {
  visit: CalendarVisit | null
  now: Date
  onClose: () => void
  onMove: (visit: CalendarVisit, to: VisitPlace) => Promise<boolean>
}

/** The alternative to dragging: the user enters the day and the hour. */
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
  const [isBusy, setBusy] = useState(false)
  const choice = useHourChoice({ projectName: visit.projectName, firstDay: visit.day, now, refusalOf })

  function refusalOf({ day, timeSlot }: VisitPlace) {
    const isOwn = day === visit.day && timeSlot === visit.timeSlot && !isDue(visit, now)
    return isOwn ? visitsTexts.ownHour : null
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const place = choice.read()
    if (place === null || isBusy) return
    setBusy(true)
    const isMoved = await onMove(visit, place)
    setBusy(false)
    if (isMoved) onClose()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <HourChoice choice={choice} />
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
