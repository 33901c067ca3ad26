import { siteDay } from '#contract/wire/site-time.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const SITE_CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })

/** '15 Nov 2026, 14:32' on the clock at the sites, whatever the reader's own clock says. */
export function momentInWords(moment: string) {
  return `${dateOfMoment(moment)}, ${SITE_CLOCK.format(new Date(moment))}`
}

/** '15 Nov 2026', the day on which it happened at the sites. */
export function dateOfMoment(moment: string) {
  return dateInWords(siteDay(new Date(moment)))
}

/** '15 Nov 2026' for a day written yyyy-MM-dd. */
export function dateInWords(day: string) {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}
