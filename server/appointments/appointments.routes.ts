import { bookAppointment, listAppointments, searchAppointments } from '#contract/appointments/appointments.endpoints.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { callerOf } from '#server/plugins/access.ts'
import { reply, type Serve, streamed } from '#server/plugins/serve.ts'
import type { AppointmentsService } from './appointments.service.ts'

export function appointmentsRoutes(serve: Serve, appointments: AppointmentsService) {
  serve(bookAppointment, async ({ body, request }) =>
    reply(appointmentsMessages.booked, await appointments.book(body, request.ip)),
  )
  serve(listAppointments, async ({ request }) => streamed(appointments.listFor(callerOf(request))))
  serve(searchAppointments, ({ body }) => appointments.search(body))
}
