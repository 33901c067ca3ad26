import { ChevronLeft, ChevronRight } from 'lucide'
import { useCallback, useEffect, useRef, useState } from 'react'
import { listCalendarDates } from '#contract/billing/billing.endpoints.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { CalendarDate } from '#contract/billing/billing.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { siteDay, writtenDate } from '#contract/wire/site-time.ts'
import { browserApi } from '../lib/browser-api.ts'
import { monthInWords, monthOf, shiftMonth, weeksOf } from '../lib/calendar-month.ts'
import { IconButton } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { MonthTable } from '../ui/table/month-table.tsx'

export function OwnerCalendar() {
  const [today] = useState(() => siteDay(new Date()))
  const [month, setMonth] = useState(() => monthOf(today))
  const { dates, hasFailed, load } = useDatesOf(month)
  const move = (months: number) => setMonth(monthOf(shiftMonth(`${month}-01`, months)))

  return (
    <section className="owner-part" aria-labelledby="owner-calendar-title">
      <h2 className="owner-title" id="owner-calendar-title">
        {billingMessages.owner.calendar}
      </h2>
      <div className="owner-month">
        <IconButton
          label={billingMessages.owner.previousMonth}
          icon={<Icon of={ChevronLeft} size={20} />}
          onClick={() => move(-1)}
        />
        <p aria-live="polite">{monthInWords(month)}</p>
        <IconButton
          label={billingMessages.owner.nextMonth}
          icon={<Icon of={ChevronRight} size={20} />}
          onClick={() => move(1)}
        />
      </div>
      {hasFailed ? (
        <ErrorState
          as="h3"
          title={contentMessages.loadFailed}
          text={contentMessages.serverError}
          onRetry={() => void load()}
        />
      ) : (
        <>
          <MonthTable
            className="owner-grid"
            month={month}
            renderDay={(day) => (
              <td
                key={day}
                data-marked={dates?.some(({ date }) => date === day) || undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                {Number(day.slice(8))}
              </td>
            )}
          >
            <caption className="sr-only">{monthInWords(month)}</caption>
          </MonthTable>
          <ul className="owner-dates" aria-live="polite">
            {dates?.length === 0 && <li className="muted">{billingMessages.owner.nothingThisMonth}</li>}
            {dates?.map(({ date, title }) => (
              <li key={`${date} ${title}`}>
                <time className="label" dateTime={date}>
                  {writtenDate(date)}
                </time>
                {title}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** `dates` is null while loading and after a failure. */
function useDatesOf(month: string) {
  const [loaded, setLoaded] = useState<{ month: string; dates: readonly CalendarDate[] | null } | null>(null)
  const shown = useRef(month)

  const load = useCallback(async () => {
    shown.current = month
    setLoaded(null)
    const days = weeksOf(month)
      .flat()
      .filter((day) => day !== null)
    const params = { firstDay: days[0] ?? '', lastDay: days.at(-1) ?? '' }
    const outcome = await browserApi(listCalendarDates, { params })
    // A 401 means that the session has ended and the page is redirecting.
    if (shown.current !== month || outcome.status === 401) return
    setLoaded({ month, dates: outcome.ok ? outcome.data : null })
  }, [month])

  useEffect(() => void load(), [load])

  const current = loaded?.month === month ? loaded : null
  return { dates: current?.dates ?? null, hasFailed: current !== null && current.dates === null, load }
}
