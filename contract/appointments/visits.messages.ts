const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface Opening {
  /** A range, or each single weekday; 0 is Sunday. */
  days: { first: number; last: number } | { each: readonly number[] }
  hours: readonly { from: number; to: number }[]
  noticeHours: number
}

export const visitsMessages = {
  closedOn: (weekday: number) => `Closed on ${WEEKDAYS[weekday]}s`,
  holiday: (day: string, name: string) => `${day} is ${name}`,
  holidayNamed: (name: string) => `Holiday: ${name}`,
  tooSoon: (noticeHours: number) => `Too soon: visits need ${durationOf(noticeHours, true)} notice`,
  open: ({ days, hours, noticeHours }: Opening) =>
    [
      `Open ${daysInWords(days)}, ${listed(hours.map(({ from, to }) => `${hourInWords(from)} to ${hourInWords(to)}`))}.`,
      noticeHours > 0 && `Visits are booked at least ${durationOf(noticeHours)} ahead.`,
    ]
      .filter(Boolean)
      .join(' '),

  refused: {
    full: (when: string) => `${when} is full.`,
    closed: (when: string, why: string | null) => `There is no visit on ${when}: ${why ?? 'closed'}.`,
    notOffered: (when: string) => `${when} is not offered.`,
    past: (when: string) => `${when} has passed.`,
    tooSoon: (when: string) => `${when} is too soon.`,
    tooFar: (when: string) => `${when} cannot be booked yet.`,
  },

  moveOrCancel: 'Move or cancel the visit',
  why: 'Why',
  moved: (when: string) => `Moved to ${when}.`,
  isOn: (when: string) => `Your visit is on ${when}.`,
  cancelled: 'Your visit is cancelled.',
  linkUnknown: 'This link does not belong to a visit, or it is too old.',
  alreadyCancelled: 'This visit is cancelled.',
  alreadyOver: 'This visit is over.',
  timeRequired: 'Please choose a day and an hour.',
  tooManyDays: 'Please ask for six weeks at most.',
}

function daysInWords(days: Opening['days']) {
  if (!('each' in days)) return `${WEEKDAYS[days.first]} to ${WEEKDAYS[days.last]}`
  return days.each.length === WEEKDAYS.length
    ? 'every day'
    : `on ${listed(days.each.map((day) => WEEKDAYS[day] ?? ''))}`
}

/** Returns 'a day' or '6 hours'; in the possessive, 'a day’s' or '6 hours’'. */
function durationOf(hours: number, isPossessive = false) {
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
  if (count === 1) return `${unit === 'day' ? 'a' : 'an'} ${unit}${isPossessive ? '’s' : ''}`
  return `${count} ${unit}s${isPossessive ? '’' : ''}`
}

function hourInWords(hour: number) {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

function listed(words: readonly string[]) {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')
}
