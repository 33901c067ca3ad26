import { writtenDate } from '#contract/wire/site-time.ts'

const SITE_CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })

/** '15 Nov 2026, 14:32' in Indian time, independent of the time zone of the browser. */
export function momentInWords(moment: string) {
  return `${writtenDate(moment)}, ${SITE_CLOCK.format(new Date(moment))}`
}
