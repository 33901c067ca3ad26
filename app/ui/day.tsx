import type { ComponentProps } from 'react'
import { writtenDay } from '#contract/wire/site-time.ts'
import { useCompany } from '../lib/company.ts'

/** Formats a day yyyy-MM-dd in the style of the company: unchanged, as specified, or as 7 Nov 2026. */
export function useDayText() {
  const isWritten = useCompany().hasWrittenDays
  return (day: string) => (isWritten ? writtenDay(day) : day)
}

/** A day in the style of the company, with the long date as tooltip and for assistive technology. */
export function Day({
  day,
  ...rest
}: { day: string } & Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'>) {
  const dayText = useDayText()
  return (
    <time {...rest} dateTime={day} title={writtenDay(day)}>
      {dayText(day)}
    </time>
  )
}
