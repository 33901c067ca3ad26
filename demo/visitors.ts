import { TIME_SLOTS, TOWERS } from '#contract/appointments/appointments.constants.ts'
import type { DemoAppointment, DemoEnquiry, DemoProject, DemoSubscriber } from './demo.types.ts'
import { projects } from './projects.ts'
import { projectsWithHours } from './visit-hours.ts'
import { closings, questions } from './visitor-messages.ts'
import { namePools } from './visitor-names.ts'

const dayMs = 86_400_000
const historyDays = 548
const enquiryCount = 900
const appointmentCount = 520
const upcomingAppointments = 64
const subscriberCount = 420

// Weights of the weekdays, Sunday first. Most enquiries are sent on Mondays, and most visits are at weekends.
const enquiryWeek = [0.8, 1.35, 1.15, 1.05, 1, 0.9, 0.75]
const visitWeek = [1.7, 0.45, 0.55, 0.6, 0.7, 0.95, 2.1]
const slotWeights = [9, 13, 12, 5, 6, 12, 14, 8]
const interestWeights: [string, number][] = [
  ['Residential', 46],
  ['Commercial', 27],
  ['New Launch', 17],
  ['Completed', 6],
  ['IT SEZ', 4],
]

type Random = () => number

export function makeEnquiries(today: Date): DemoEnquiry[] {
  const random = seeded(1998)
  const last = today.getTime()
  return pickDays(random, startOfDay(today), enquiryCount, enquiryWeek)
    .map((day) => new Date(Math.min(day + minuteOfDay(random), last - Math.floor(random() * 3_600_000))))
    .sort((a, b) => a.getTime() - b.getTime())
    .map((createdAt) => {
      const person = makePerson(random)
      const interest = weighted(random, interestWeights)
      const message = makeMessage(random, interest)
      const { name, email, mobileNumber } = person
      const projectName = projects.find((project) => message.includes(project.name))?.name ?? null
      const contact = { name, email, countryCode: '+91', mobileNumber }
      return { ...contact, interest, message, projectName, isAuthorize: true, createdAt }
    })
}

export function makeAppointments(today: Date, projectNames: string[]): DemoAppointment[] {
  const random = seeded(2028)
  const midnight = startOfDay(today)
  const withoutHours = projectNames.filter((name) => !projectsWithHours.includes(name))
  const past = pickDays(random, midnight, appointmentCount - upcomingAppointments, visitWeek)
  const upcoming = pickUpcoming(random, midnight)
  return [...past, ...upcoming]
    .sort((a, b) => a - b)
    .map((day, nth) => {
      const bookedBefore = (1 + Math.floor(random() * 9)) * dayMs
      const booked = Math.min(day, midnight) - bookedBefore + minuteOfDay(random)
      // Newer visits to projects with their own hours are generated in `week-visits.ts`.
      const names = day < midnight - 7 * dayMs ? projectNames : withoutHours
      const visit = makeVisit(random, names)
      return { ...visit, selectedDate: new Date(day), createdAt: new Date(booked), state: stateOf(visit, day, nth) }
    })

  /** Staff mark a visit the next morning. New customers always came, so that their leads advance to `visited`. */
  function stateOf({ customerType }: Pick<DemoAppointment, 'customerType'>, day: number, nth: number) {
    if (day >= midnight - dayMs) return 'booked'
    return customerType === 'Existing' && nth % 6 === 0 ? 'missed' : 'came'
  }
}

export function makeSubscribers(today: Date): DemoSubscriber[] {
  const random = seeded(1730)
  const taken = new Set<string>()
  const days = pickDays(random, startOfDay(today), subscriberCount, enquiryWeek).sort((a, b) => a - b)
  return days.map((day) => {
    const email = freshEmail(random, taken)
    const createdAt = new Date(Math.min(day + minuteOfDay(random), today.getTime()))
    return { email, isSubscribed: random() > 0.07, createdAt }
  })
}

function makeVisit(
  random: Random,
  projectNames: string[],
): Omit<DemoAppointment, 'selectedDate' | 'createdAt' | 'state'> {
  const { email, mobileNumber } = makePerson(random)
  const timeSlot = weighted(
    random,
    TIME_SLOTS.map((slot, index) => [slot, slotWeights[index] ?? 1]),
  )
  const isExisting = random() < 0.44
  // Most existing customers own a home at Suncourt, because only its towers are options of the form.
  const atSuncourt = isExisting && projectNames.includes('Suncourt') && random() < 0.6
  const projectName = atSuncourt ? 'Suncourt' : pick(random, projectNames)
  const contact = { projectName, timeSlot, mobileNo: mobileNumber, email }
  if (!isExisting) {
    const purpose = weighted(random, [
      ['Visit', 58],
      ['Site', 30],
      ['Others', 12],
    ])
    return { ...contact, purpose, customerType: 'New', tower: null, unitNo: null }
  }
  const purpose = weighted(random, [
    ['Payment', 24],
    ['Site', 20],
    ['BBA', 18],
    ['Receipt', 14],
    ['Possession', 14],
    ['Others', 10],
  ])
  const tower = projectName === 'Suncourt' ? pick(random, TOWERS.slice(0, 10)) : 'Others'
  const floor = 1 + Math.floor(random() * (tower === 'Others' ? 14 : 27))
  const number = `${String(floor).padStart(2, '0')}${String(1 + Math.floor(random() * 6)).padStart(2, '0')}`
  const unitNo = tower === 'Others' ? `${pick(random, ['A', 'B', 'C', 'R'])}-${number}` : number
  return { ...contact, purpose, customerType: 'Existing', tower, unitNo }
}

function makeMessage(random: Random, interest: string): string {
  const question = pick(random, questions[interest] ?? [])
  const named = question.replaceAll('{project}', pick(random, namesOf(interest)))
  return random() < 0.35 ? `${named} ${pick(random, closings)}` : named
}

function namesOf(interest: string): string[] {
  return projects.filter((project) => belongs(project, interest)).map((project) => project.name)
}

function belongs(project: DemoProject, interest: string): boolean {
  if (interest === 'New Launch') return project.isNewLaunch
  if (interest === 'Completed') return project.isCompleted
  const categoryIds: Record<string, number> = { Residential: 1, Commercial: 2, 'IT SEZ': 3 }
  return project.categoryId === categoryIds[interest] && !project.isCompleted
}

function makePerson(random: Random): { name: string; email: string; mobileNumber: string } {
  const pool = weighted(
    random,
    namePools.map((entry) => [entry, entry.weight]),
  )
  const first = pick(random, pool.given)
  const last = pick(random, pool.family)
  const local = weighted(random, [
    [`${first}.${last}`, 45],
    [`${first.charAt(0)}.${last}`, 25],
    [`${first}${Math.floor(10 + random() * 89)}`, 15],
    [`${last}.${first}`, 15],
  ])
  const email = `${local.toLowerCase().replaceAll('’', '')}@${weighted(random, [
    ['example.com', 60],
    ['example.in', 28],
    ['example.org', 12],
  ])}`
  // Indian mobile numbers begin with 6 to 9, so a number that begins with 5 has the right length but does not exist.
  const series = pick(random, [
    '58100',
    '58990',
    '59350',
    '54150',
    '57170',
    '58720',
    '53110',
    '58390',
    '59100',
    '54120',
  ])
  return {
    name: `${first} ${last}`,
    email,
    mobileNumber: `${series}00${String(Math.floor(random() * 1000)).padStart(3, '0')}`,
  }
}

function freshEmail(random: Random, taken: Set<string>): string {
  for (;;) {
    const { email } = makePerson(random)
    if (taken.has(email)) continue
    taken.add(email)
    return email
  }
}

// Later days are more likely, so that the charts grow; the last month has about three times as many as the first.
function pickDays(random: Random, midnight: number, count: number, week: number[]): number[] {
  const days = Array.from({ length: historyDays }, (_, index) => midnight - (historyDays - 1 - index) * dayMs)
  const weights = days.map((day, index): [number, number] => {
    const growth = 0.5 + index / historyDays
    return [day, growth * (week[new Date(day).getUTCDay()] ?? 1) * season(day)]
  })
  const draw = makeDraw(weights)
  // Evenly spaced with some randomness: days vary, but every month follows the trend.
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5 + (random() - 0.5) * 7) / count
    return draw(() => Math.min(Math.max(share, 0), 0.999_999))
  })
}

function pickUpcoming(random: Random, midnight: number): number[] {
  const days = Array.from({ length: 14 }, (_, index) => midnight + (index + 1) * dayMs)
  const draw = makeDraw(
    days.map((day, index) => [day, (visitWeek[new Date(day).getUTCDay()] ?? 1) * (1.6 - index * 0.08)]),
  )
  return Array.from({ length: upcomingAppointments }, () => draw(random))
}

// Demand peaks before Diwali and is low in summer.
function season(day: number): number {
  const months = [1.02, 1, 1.04, 0.98, 0.86, 0.84, 0.94, 1, 1.06, 1.12, 1.24, 1]
  return months[new Date(day).getUTCMonth()] ?? 1
}

function minuteOfDay(random: Random): number {
  // 09:00 to 21:30 in India is 03:30 to 16:00 UTC; the mean of two random numbers favours midday.
  const share = (random() + random()) / 2
  return Math.floor((3.5 + share * 12.5) * 60) * 60_000
}

function startOfDay(date: Date): number {
  return Math.floor(date.getTime() / dayMs) * dayMs
}

function weighted<T>(random: Random, entries: [T, number][]): T {
  return makeDraw(entries)(random)
}

function makeDraw<T>(entries: [T, number][]): (random: Random) => T {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  return (random) => {
    let rest = random() * total
    for (const [value, weight] of entries) {
      rest -= weight
      if (rest < 0) return value
    }
    return (entries.at(-1) as [T, number])[0]
  }
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T
}

// Mulberry32: small, fast and the same on every machine.
function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
