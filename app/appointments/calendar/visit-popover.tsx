import { CalendarClock, Check, X } from 'lucide'
import { Popover } from 'radix-ui'
import { type ReactElement, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CalendarVisit } from '#contract/appointments/visit-calendar.schema.ts'
import type { VisitState } from '#contract/appointments/visits.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { Button } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePortalContainer } from '../../ui/overlay/use-portal-container.ts'
import { nameOf, visitsTexts } from './visits-texts.ts'
import { dayAndMonth, slotInWords } from './week.ts'

interface VisitPopoverProps {
  visit: CalendarVisit
  now: Date
  onState: (visit: CalendarVisit, state: VisitState) => void
  onMove: (visit: CalendarVisit) => void
  trigger: ReactElement
}

export function VisitPopover({ visit, now, onState, onMove, trigger }: VisitPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const { container, findContainer } = usePortalContainer()
  const opener = useRef<HTMLElement>(null)
  const { state } = visit
  const today = siteDay(now)

  function findOpener(control: HTMLElement | null) {
    opener.current = control
    findContainer(control)
  }

  // Focus the trigger first: a dialog returns the focus when it closes, and the button in the popover is gone by then.
  const act = (work: () => void) => () => {
    opener.current?.focus()
    setOpen(false)
    work()
  }
  const mark = (to: VisitState) => act(() => onState(visit, to))

  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild ref={findOpener}>
        {trigger}
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Content
          className="visit-popover"
          aria-label={nameOf(visit)}
          side="right"
          align="start"
          sideOffset={6}
          collisionPadding={12}
        >
          <h2>{nameOf(visit)}</h2>
          <p>
            {[
              visit.day === today ? visitsTexts.today : dayAndMonth(visit.day),
              visit.timeSlot && slotInWords(visit.timeSlot),
            ]
              .filter(Boolean)
              .join(', ')}
            . {[visit.wants, visit.projectName].filter(Boolean).join(', ')}.{' '}
            {visit.leadId !== null && <Link to={`/admin/leads/${visit.leadId}`}>{visitsTexts.openLead}</Link>}
          </p>
          <div className="visit-popover-actions">
            {visit.day <= today && state !== 'came' && (
              <Button size="sm" onClick={mark('came')}>
                <Icon of={Check} size={16} /> {visitsTexts.came}
              </Button>
            )}
            {visit.day <= today && state !== 'missed' && (
              <Button variant="ghost" size="sm" onClick={mark('missed')}>
                {visitsTexts.missed}
              </Button>
            )}
            {state !== 'booked' && (
              <Button variant="line" size="sm" onClick={mark('booked')}>
                {visitsTexts.removeMark}
              </Button>
            )}
            {state !== 'came' && (
              <Button variant="line" size="sm" aria-haspopup="dialog" onClick={act(() => onMove(visit))}>
                <Icon of={CalendarClock} size={16} /> {visitsTexts.move}
              </Button>
            )}
            {state === 'booked' && (
              <Button variant="line" size="sm" onClick={mark('cancelled')}>
                <Icon of={X} size={16} /> {visitsTexts.cancel}
              </Button>
            )}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
