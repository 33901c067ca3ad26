import type { ComponentPropsWithRef, ReactElement } from 'react'
import { WEEKDAYS, weeksOf } from '../../lib/calendar-month.ts'

interface MonthTableProps extends ComponentPropsWithRef<'table'> {
  month: string
  /** Must return a `td` with the day as its key. */
  renderDay: (day: string) => ReactElement
}

/** One month as a table with a row per week; `children` is its caption. */
export function MonthTable({ month, renderDay, children, ...tableProps }: MonthTableProps) {
  return (
    <table {...tableProps}>
      {children}
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) => (day === null ? <td key={WEEKDAYS[weekday]} /> : renderDay(day)))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
