import { useEffect, useState } from 'react'
import { visitSlotsMessages } from '#contract/appointments/visit-slots.messages.ts'
import { Button } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { focusAlert } from '../ui/feedback/focus-alert.ts'
import type { NearSlot } from './visit-days.ts'
import { fillTime } from './visit-time-fields.tsx'

interface RefusedTimeAlertProps {
  /** Also names the free slots, for visitors without JavaScript. */
  sentence: string
  near: readonly NearSlot[]
  /** A second sentence, for example that the visit keeps its old time. */
  detail?: string
}

/** Takes the focus when it appears. Once hydrated, the free slots are buttons instead of text. */
export function RefusedTimeAlert({ sentence, near, detail }: RefusedTimeAlertProps) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  const hasButtons = isHydrated && near.length > 0
  const [first = sentence] = hasButtons ? sentence.split(` ${visitSlotsMessages.freeNear}`) : [sentence]
  return (
    <div ref={focusAlert} className="field-full refused-time">
      <Alert
        text={first}
        reason={
          <>
            {detail} {hasButtons && visitSlotsMessages.freeNear}
            {hasButtons && (
              <span className="near-slots">
                {near.map(({ day, timeSlot, label }) => (
                  <Button
                    key={label}
                    variant="ghost"
                    size="sm"
                    onClick={({ currentTarget }) => fillTime(currentTarget.form, day, timeSlot)}
                  >
                    {label}
                  </Button>
                ))}
              </span>
            )}
          </>
        }
      />
    </div>
  )
}
