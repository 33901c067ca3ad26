import { writtenDate } from '#contract/wire/written-date.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** 'Sat 21 Nov 2026', the same words in every browser and on the server. */
export function dayInWords(day: string) {
  return `${WEEKDAYS[new Date(`${day}T00:00:00.000Z`).getUTCDay()]} ${writtenDate(day)}`
}
