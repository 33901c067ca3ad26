import { listAppointments } from '#contract/appointments/appointments.endpoints.ts'
import { browserApi } from '../lib/browser-api.ts'
import { storedSession } from '../lib/session-store.ts'

/**
 * Returns the account's email address, and the phone number of the most recently booked visit that has one. Null if the
 * visitor is not signed in.
 */
export async function readOwnContact() {
  const { email, userToken } = storedSession()
  if (!email || !userToken) return null
  const visits = await browserApi(listAppointments)
  const mobileNumber = visits.ok ? visits.data.find((visit) => visit.mobileNumber !== null)?.mobileNumber : null
  return { email, mobileNumber: mobileNumber ?? '' }
}
