import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Appointment } from '#contract/appointments/appointments.schema.ts'
import { openOwnVisit } from '#contract/appointments/visit-calendar.endpoints.ts'
import { hasBegun } from '#contract/appointments/visit-time.ts'
import type { VisitState } from '#contract/appointments/visits.constants.ts'
import { visitsMessages } from '#contract/appointments/visits.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { browserApi } from '../lib/browser-api.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'

export const ownVisitTexts = {
  state: 'State',
  states: { booked: 'Booked', came: 'Visited', missed: 'Missed', cancelled: 'Cancelled' } satisfies Record<
    VisitState,
    string
  >,
}

export function OwnVisitState({ visit }: { visit: Appointment }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  if (!isAhead(visit, new Date())) return ownVisitTexts.states[visit.state]

  async function open() {
    setBusy(true)
    const outcome = await browserApi(openOwnVisit, { body: { id: visit.id } })
    setBusy(false)
    if (outcome.ok) await navigate(`/visit/${outcome.data.token}`)
    else showFailure(outcome, { action: 'Opening a visit' })
  }

  return (
    // One element, because on a phone the table cell is a grid and would place text and button separately.
    <div className="own-visit">
      {ownVisitTexts.states.booked}{' '}
      <Button variant="line" size="sm" isBusy={isBusy} onClick={() => void open()}>
        {visitsMessages.moveOrCancel}
      </Button>
    </div>
  )
}

function isAhead(visit: Appointment, now: Date) {
  const isPast = visit.selectedDate !== null && visit.selectedDate < siteDay(now)
  return visit.state === 'booked' && !isPast && !hasBegun(visit, now)
}
