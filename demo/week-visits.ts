import { weekdayOf } from '#contract/appointments/visit-rules.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import type { DemoAppointment } from './demo.types.ts'
import { gomtiPlaces, gomtiTerraces, makeVisitHours, ridgeviewTerraces } from './visit-hours.ts'

const dayMs = 86_400_000

const people = `
Ritu Bhargava, Imtiaz Alvi, Debjani Mukherjee, Meenal Goel, Nikhil Tripathi, Harleen Gill, Gaurav Mehta, Zoya Ansari,
Rehan Mirza, Sourav Sengupta, Aarav Bhargava, Joseph Kurian, Faizan Hashmi, Sanjay Bisht, Sunita Pillai, Nandini Iyer,
Alok Tripathi, Anand Subramanian, Arvind Kulkarni, Pooja Nambiar, Kavita Rawat, Tarun Bedi, Farida Qureshi, Deepak Negi,
Shruti Menon, Vikram Chauhan, Isha Bhandari, Imran Naqvi, Vandana Joshi, Karan Ahluwalia, Sneha Deshmukh, Rohit Saxena,
Leela Krishnan, Manish Agarwal, Priya Chatterjee, Abhishek Rana, Shalini Mathur, Omar Farooqui
`
  .split(',')
  .map((name) => name.trim())

const visitDays = [-3, -2, -1, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11]

/**
 * Visits to projects with limited places. Two slots of Gomti Terraces are full: the next Saturday at 11 AM, and the
 * first open weekday after tomorrow at 3 PM.
 */
export function makeWeekVisits(today: Date): DemoAppointment[] {
  const day = (offset: number) => dayAfter(siteDay(today), offset)
  const weekday = (offset: number) => weekdayOf(day(offset))
  const saturday = [1, 2, 3, 4, 5, 6, 7].find((offset) => weekday(offset) === 6) ?? 1
  const fullWeekday = [2, 3, 4, 5, 6].find((offset) => ![0, 2, 6].includes(weekday(offset))) ?? 2
  const hours = makeVisitHours(today)
  const isOpen = (projectName: string, offset: number) => hours[projectName]?.openWeekdays.includes(weekday(offset))

  const times = [
    ...Array.from({ length: gomtiPlaces.weekend }, () => [gomtiTerraces, saturday, '11-12'] as const),
    ...Array.from({ length: gomtiPlaces.weekday }, () => [gomtiTerraces, fullWeekday, '3-4'] as const),
    ...visitDays.flatMap((offset) => [
      ...(isOpen(gomtiTerraces, offset) ? ([[gomtiTerraces, offset, '10-11 AM']] as const) : []),
      ...(isOpen(gomtiTerraces, offset) && offset % 2 === 0 ? ([[gomtiTerraces, offset, '4-5']] as const) : []),
      ...(isOpen(ridgeviewTerraces, offset) ? ([[ridgeviewTerraces, offset, '12-1 PM']] as const) : []),
    ]),
  ]
  return times.map(([projectName, offset, timeSlot], nth) => ({
    projectName,
    purpose: nth % 3 === 2 ? 'Site' : 'Visit',
    customerType: 'New',
    tower: null,
    unitNo: null,
    timeSlot,
    selectedDate: new Date(day(offset)),
    mobileNo: String(5_820_000_100 + nth),
    email: `${personOf(nth).toLowerCase().replace(' ', '.')}@visitor.example`,
    createdAt: new Date(Math.min(today.getTime(), Date.parse(day(offset))) - (1 + (nth % 5)) * dayMs),
    state: stateOf(offset, nth),
  }))
}

function personOf(nth: number) {
  const name = people[nth]
  if (name === undefined) throw new Error('There are more visits than people.')
  return name
}

/** Staff mark a visit the next morning, so yesterday's visits are not marked yet. */
function stateOf(offset: number, nth: number): DemoAppointment['state'] {
  if (offset >= -1) return 'booked'
  return nth % 4 === 3 ? 'missed' : 'came'
}
