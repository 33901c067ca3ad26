import type { ComponentProps } from 'react'
import { writtenDay } from '#contract/wire/site-time.ts'

/** A day in the specified format yyyy-MM-dd, with the long date as tooltip and for assistive technology. */
export function Day({
  day,
  ...rest
}: { day: string } & Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'>) {
  return (
    <time {...rest} dateTime={day} title={writtenDay(day)}>
      {day}
    </time>
  )
}
