import * as z from 'zod/mini'
import { bookAppointment } from '#contract/appointments/appointments.endpoints.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { SentAppointment } from '#contract/appointments/appointments.schema.ts'
import { dayFault, hasBegun } from '#contract/appointments/visit-time.ts'
import { publicForm } from '../lib/public-form.ts'
import { QUICKEST_MS } from '../lib/robot-checks.ts'
import { sentFromHere } from '../lib/sent-from-here.ts'
import { CONTACT_REQUESTED } from './contact-requested.ts'

/** Adds the checks that depend on the current time to the rules of the contract. */
const Booking = z
  .extend(SentAppointment, {
    selectedDate: SentAppointment.shape.selectedDate.check((context) => {
      const message = dayFault(context.value, new Date())
      if (message !== null) context.issues.push({ code: 'custom', message, input: context.value })
    }),
  })
  .check((context) => {
    if (!hasBegun(context.value, new Date())) return
    context.issues.push({
      code: 'custom',
      message: appointmentsMessages.slotBegun,
      path: ['timeSlot'],
      input: context.value.timeSlot,
    })
  })

export const booking = publicForm({
  schema: Booking,
  quickestMs: QUICKEST_MS.manyFields,
  // Asked only once: a visit can be booked without contact details, but then it cannot be confirmed.
  hasQuestion: ({ mobileNumber, email }, entered) =>
    mobileNumber === null && email === null && !entered.has(CONTACT_REQUESTED),
  send: (api, body) => api(bookAppointment, { body: { ...body, ...sentFromHere() } }),
  isUnmailed: ({ email, isMailed }) => email !== null && !isMailed,
})
