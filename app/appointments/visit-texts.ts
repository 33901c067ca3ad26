export const visitTexts = {
  chosen: 'Chosen',
  yours: 'Yours',
  hoursFree: (day: string, count: number) => `${day}: ${count === 1 ? 'one hour is' : `${count} hours are`} free.`,
  nextFree: 'The next free hour is',
} as const
