const parts = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** A date as people read it, such as 7 Nov 2026: the day it is in India, wherever the reader or the server is. */
export function writtenDate(date: Date | string): string {
  const written = Object.fromEntries(parts.formatToParts(new Date(date)).map(({ type, value }) => [type, value]))
  // en-GB writes "Sept", every other month with three letters.
  return `${written.day} ${written.month?.slice(0, 3)} ${written.year}`
}
