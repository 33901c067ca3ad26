import type { CalendarHour } from '#contract/appointments/visit-calendar.schema.ts'
import { visitsTexts } from './visits-texts.ts'
import { isFull } from './week.ts'

/** Above this number of places, only their count is shown. */
const MOST_SQUARES = 6

/** Renders nothing if the hour is closed or has no limit. */
export function Places({ hour }: { hour: CalendarHour }) {
  const { places, taken } = hour
  if (places === null) return null
  const text = visitsTexts.placesTaken(taken, places)
  return (
    <span className="visit-places">
      {isFull(hour) && <b>{visitsTexts.full}</b>}
      {places > MOST_SQUARES ? (
        <span title={text}>
          <span aria-hidden="true">{`${taken}/${places}`}</span>
          <span className="sr-only">{text}</span>
        </span>
      ) : (
        <span className="visit-squares" role="img" aria-label={text}>
          {Array.from({ length: places }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity
            <i key={place} data-taken={place < taken || undefined} />
          ))}
        </span>
      )}
    </span>
  )
}
