import type { DemoAppointment } from './demo.types.ts'

const dayMs = 86_400_000

/** The demo creates an account with this email address. */
export const demoCustomer = { email: 'customer@plinth.test', name: 'Asha Verma' }

const home = {
  projectName: 'Suncourt',
  customerType: 'Existing',
  tower: 'Sun 4',
  unitNo: '1203',
  mobileNo: '5810000214',
  email: demoCustomer.email,
} as const

const visits = [
  { daysFromToday: -212, purpose: 'BBA', timeSlot: '11-12' },
  { daysFromToday: -149, purpose: 'Payment', timeSlot: '4-5' },
  { daysFromToday: -36, purpose: 'Receipt', timeSlot: '10-11 AM' },
  { daysFromToday: 6, purpose: 'Site', timeSlot: '3-4' },
]

export function makeCustomerVisits(today: Date): DemoAppointment[] {
  const midnight = Math.floor(today.getTime() / dayMs) * dayMs
  return visits.map(({ daysFromToday, ...visit }) => {
    const day = midnight + daysFromToday * dayMs
    const booked = Math.min(day - 5 * dayMs, midnight - dayMs)
    const state = daysFromToday < 0 ? 'came' : 'booked'
    return { ...home, ...visit, selectedDate: new Date(day), createdAt: new Date(booked + 6 * 3_600_000), state }
  })
}
