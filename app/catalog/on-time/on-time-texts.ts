export const onTimeMessages = {
  title: 'On time',
  lead: 'The date we gave the authority, the date of the keys, and the days between them. Nothing is left out.',
  description: (kept: number, of: number) =>
    `${kept} of ${of} handed over on or before the date promised to RERA. Every promised date, every handover, and the days between them.`,
  descriptionOfNone: 'Every promised date, every handover, and the days between them.',
  dataSet: (company: string) => `Promised and kept handover dates of ${company}`,
  kept: 'handed over on or before the date promised to RERA.',

  before: 'Before the date',
  onTheDay: 'On the day',
  after: 'After it',
  late: (count: number, days: number) =>
    count === 0 ? 'None' : `${count}, by ${days === 1 ? '1 day' : `${days} days`} in all`,
  half: 'Half were early by',
  halfDays: (days: number) => (days === 1 ? '1 day or more' : `${days} days or more`),

  early: (days: number) => `${daysOf(days)} early`,
  lateBy: (days: number) => `${daysOf(days)} late`,
  lateSoFar: (days: number) => `${daysOf(days)} late so far`,
  fromToday: daysOf,
  today: 'Today',
  verified: (day: string) => `verified ${day}`,
  notVerified: (day: string) => `${day}, not verified`,
  noUpdate: 'No update yet',
  ledgerOf: (day: string) => `Ledger of ${day}`,

  elevation: (early: number, onTheDay: number, late: number) =>
    `Elevation of the newest handovers in order: ${early} above the line, which were early; ${onTheDay} on it, on the day; ${late} below it, which were late. The table below has them all.`,
  note: 'The promise is the date declared to RERA. Handed over means the first day an owner could take the keys. A tower or phase with its own date has its own line.',
  none: 'No handovers yet',
  noneText: 'The first line is written when the first keys are handed over.',
}

function daysOf(days: number) {
  return days === 1 ? '1 day' : `${days} days`
}
