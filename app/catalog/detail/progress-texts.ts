import type { Stage } from '#contract/catalog/progress.constants.ts'

/** Import this only from the loader, to keep these strings out of the initial bundle. */
export const progressPageMessages = {
  title: 'Progress',
  lead: 'The brass line is where the work stood when it was last checked.',
  livedIn: (count: string, isOne: boolean) => `${count} ${isOne ? 'tower is' : 'towers are'} lived in`,
  goingUp: (count: string, isOne: boolean) => `${count} ${isOne ? 'tower is' : 'towers are'} going up`,
  areGoingUp: (count: string, isOne: boolean) => `${count} ${isOne ? 'is' : 'are'} going up`,

  lastVerified: 'Last verified on',
  olderThanUsual: (day: string) => `${day}, older than usual`,
  by: 'By',
  earlier: 'Earlier, by month',
  byMonth: 'Updates by month',
  updates: ['update', 'updates'] as const,
  allTowers: 'All towers',
  notVerified: 'Not verified yet',
  possession: (tower: string | null) => ['Possession declared to RERA', tower].filter(Boolean).join(', '),
  keys: 'Handed over on',
  daysFromToday: (days: number) => (days === 1 ? '1 day from today' : `${days} days from today`),
  today: 'today',
  daysAgo: (days: number) => (days === 1 ? '1 day ago' : `${days} days ago`),

  hasReached: (stage: Stage, where: string) => `${stage} ${stage === 'Services' ? 'have' : 'has'} reached ${where}`,
  handedOver: 'Handed over',
  verifiedBy: (day: string, by: string) => `Verified on ${day} by ${by}.`,
  unverified: 'Not verified yet.',
  noteOneHeight: (floors: number) => `Elevation, not to scale. One line is one floor; there are ${floors}.`,
  note: 'Elevation, not to scale. One line is one floor.',
  /** Hidden on phones together with the dates that it explains. */
  noteOnDates: 'Dates are those of the last check, or of the keys.',

  /** CSS draws the symbol of each entry by its position, so keep the order. */
  key: ['Still to come', 'Structure', 'Brickwork', 'Services', 'Finishing', 'Handed over'],
  columns: ['No', 'Date', 'Tower', 'Verified by'],
}
