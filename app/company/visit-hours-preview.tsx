import { type VisitDay, type VisitRules, visitDay } from '#contract/appointments/visit-rules.ts'
import type { BookedVisits } from '#contract/appointments/visit-settings.schema.ts'
import { dayInWords } from '#contract/appointments/visit-time.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { Panel } from '../ui/layout/panel.tsx'
import { visitHoursTexts as texts } from './visit-hours-texts.ts'

const DAYS_TRIED = 60

/** Shows the slots of the open day with the most visits, among the next `DAYS_TRIED` days. */
export function VisitHoursPreview({ rules, booked, name }: VisitHoursPreviewProps) {
  const day = previewDay(rules, booked)
  const count = booked.filter((one) => one.day === day?.day).reduce((sum, one) => sum + one.count, 0)
  return (
    <Panel title={texts.preview} lead={day && texts.previewLead(name, count)}>
      {day ? (
        <>
          <h3 className="visit-hours-day">{dayInWords(day.day)}</h3>
          <ul className="visit-hours-slots">
            {day.slots.map(({ timeSlot, state, reason, placesLeft }) => (
              <li key={timeSlot} data-state={state}>
                <b>{timeSlot}</b>
                <span>{reason ?? (placesLeft === null ? texts.free : texts.placesLeft(placesLeft))}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="muted">{texts.nothingOpen}</p>
      )}
    </Panel>
  )
}

interface VisitHoursPreviewProps {
  rules: VisitRules
  booked: readonly BookedVisits[]
  name: string
}

function previewDay(rules: VisitRules, booked: readonly BookedVisits[]): VisitDay | null {
  const now = new Date()
  const days = Array.from({ length: DAYS_TRIED }, (_, nth) => dayAfter(siteDay(now), nth + 1))
  const open = days
    .map((day) => visitDay(rules, day, takenOn(booked, day), now))
    .filter(({ state }) => state === 'free' || state === 'full')
  const visitsOn = ({ day }: VisitDay) =>
    booked.filter((one) => one.day === day).reduce((sum, { count }) => sum + count, 0)
  return open.toSorted((a, b) => visitsOn(b) - visitsOn(a))[0] ?? null
}

function takenOn(booked: readonly BookedVisits[], day: string) {
  return new Map(booked.filter((one) => one.day === day).map(({ timeSlot, count }) => [timeSlot ?? '', count]))
}
