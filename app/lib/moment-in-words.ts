import { siteDay } from '#contract/wire/site-time.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const SITE_CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })

/** '15 Nov 2026, 14:32' on the clock at the sites, whatever the reader's own clock says. */
export function momentInWords(moment: string) {
  const date = new Date(moment)
  const [year = '', month = '', day = ''] = siteDay(date).split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}, ${SITE_CLOCK.format(date)}`
}
