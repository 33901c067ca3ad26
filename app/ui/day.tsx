import type { ComponentProps } from 'react'
import { writtenDay } from '#contract/wire/site-time.ts'
import { useCompany } from '../lib/company.ts'

/** Returns a formatter for yyyy-MM-dd dates in the company's style: unchanged, or as 7 Nov 2026. */
export function useDayText() {
  const isWritten = useCompany().hasWrittenDays
  return (day: string) => (isWritten ? writtenDay(day) : day)
}

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
