import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import type { VisitRules } from '#contract/appointments/visit-rules.ts'
import { siteDay } from '#contract/wire/site-time.ts'

export const gomtiTerraces = 'Gomti Terraces'
export const ridgeviewTerraces = 'Ridgeview Terraces'

/** All other projects use the company's hours. */
export const projectsWithHours = [gomtiTerraces, ridgeviewTerraces]

export const gomtiPlaces = { weekday: 2, weekend: 3 }
const ridgeviewPlaces = 4

export function makeVisitHours(today: Date): Record<string, VisitRules> {
  const lunch = '1-2'
  const last = '5-6 PM'
  return {
    [gomtiTerraces]: {
      openWeekdays: [0, 1, 3, 4, 5, 6],
      slots: TIME_SLOTS.filter((slot) => slot !== lunch).map((timeSlot) => ({
        timeSlot,
        places: timeSlot === last ? null : gomtiPlaces.weekday,
        weekendPlaces: timeSlot === last ? null : gomtiPlaces.weekend,
      })),
      noticeHours: 3,
      daysAhead: 60,
      hasReminder: true,
      holidays: [
        { day: nextDate(today, '12-25'), name: 'Christmas Day' },
        { day: nextDate(today, '01-26'), name: 'Republic Day' },
      ].toSorted((a, b) => a.day.localeCompare(b.day)),
    },
    [ridgeviewTerraces]: {
      openWeekdays: [0, 1, 2, 4, 5, 6],
      slots: TIME_SLOTS.map((timeSlot) => ({ timeSlot, places: ridgeviewPlaces, weekendPlaces: ridgeviewPlaces })),
      noticeHours: 0,
      daysAhead: 90,
      hasReminder: true,
      holidays: [],
    },
  }
}

/** Returns the next date with this month and day, which may be today. */
function nextDate(today: Date, monthAndDate: string) {
  const day = siteDay(today)
  const year = Number(day.slice(0, 4))
  const thisYear = `${year}-${monthAndDate}`
  return thisYear >= day ? thisYear : `${year + 1}-${monthAndDate}`
}
