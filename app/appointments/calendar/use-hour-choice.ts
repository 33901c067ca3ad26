import { useState } from 'react'
import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { lastVisitDay } from '#contract/appointments/visit-time.ts'
import { isCalendarDay, siteDay } from '#contract/wire/site-time.ts'
import { refusalIn, useHours } from './use-hours.ts'
import type { VisitPlace } from './use-visit-actions.ts'

interface Choice {
  /** Empty while no project is chosen. */
  projectName: string
  firstDay: string
  now: Date
  /** An additional check. Returns why an hour cannot be chosen; null if it can. */
  refusalOf?: (place: VisitPlace) => string | null
}

export function useHourChoice({ projectName, firstDay, now, refusalOf }: Choice) {
  const today = siteDay(now)
  const [day, setDay] = useState(firstDay < today ? today : firstDay)
  const [timeSlot, setTimeSlot] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isValidDay = isCalendarDay(day) && day >= today && day <= lastVisitDay(today)
  const hours = useHours(isValidDay ? projectName || null : null, isValidDay ? day : today)

  const options = TIME_SLOTS.map((slot) => {
    const refusal = refusalOf?.({ day, timeSlot: slot }) ?? refusalIn(hours, day, slot, now)
    return {
      slot,
      refusal,
      isChosen: slot === timeSlot && refusal === null,
      isDisabled: !isValidDay || refusal !== null,
    }
  })
  const isOffered = isValidDay && options.some(({ isChosen }) => isChosen)

  return {
    day,
    setDay,
    setTimeSlot,
    days: { min: today, max: lastVisitDay(today) },
    options,
    isMissing: isChecked && !isOffered,
    /** Returns null and shows an error if no available hour is selected. */
    read(): VisitPlace | null {
      setChecked(true)
      return isOffered ? { day, timeSlot } : null
    },
  }
}

export type HourChoiceState = ReturnType<typeof useHourChoice>
