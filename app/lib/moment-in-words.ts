import { writtenDate } from '#contract/wire/site-time.ts'

const SITE_CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })

/** A moment in Indian time, whatever the browser's time zone, such as '15 Nov 2026, 14:32'. */
export function momentInWords(moment: string) {
  return `${writtenDate(moment)}, ${siteClock(moment)}`
}

/** The time of day in India, such as '14:32'. */
export function siteClock(moment: string) {
  return SITE_CLOCK.format(new Date(moment))
}
