import type { ComponentProps } from 'react'
import { writtenDay } from '#contract/wire/written-date.ts'

/** A day as the specification has it, yyyy-MM-dd, with the written-out day for the pointer and for assistive technology. */
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
