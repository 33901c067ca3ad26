import * as z from 'zod/mini'
import { bookAppointment } from '#contract/appointments/appointments.endpoints.ts'
import { say } from '#contract/appointments/appointments.messages.ts'
import { NewAppointment } from '#contract/appointments/appointments.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { QUICKEST_MS } from '../lib/filling-time.ts'
import { publicForm } from '../lib/public-form.ts'

/** What the form checks before it asks the server: the contract's rules, and that the day is still to come. */
const Booking = z.extend(NewAppointment, {
  selectedDate: NewAppointment.shape.selectedDate.check(
    z.refine((day) => day === null || day >= siteDay(new Date()), say.datePast),
  ),
})

export const booking = publicForm({
  schema: Booking,
  quickestMs: QUICKEST_MS.manyFields,
  send: (api, body) => api(bookAppointment, { body }),
})
