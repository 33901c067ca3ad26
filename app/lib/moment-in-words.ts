import { writtenDate } from '#contract/wire/site-time.ts'

const SITE_CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })

/** Formats a moment in Indian time, such as '15 Nov 2026, 14:32', whatever the browser's time zone. */
export function momentInWords(moment: string) {
  return `${writtenDate(moment)}, ${siteClock(moment)}`
}

/** Formats the time of day in India, such as '14:32'. */
export function siteClock(moment: string) {
  return SITE_CLOCK.format(new Date(moment))
}
