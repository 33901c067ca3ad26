import { bookAppointment, listAppointments, searchAppointments } from '#contract/appointments/appointments.endpoints.ts'
import { say } from '#contract/appointments/appointments.messages.ts'
import { callerOf, isAdmin } from '#server/plugins/access.ts'
import { type Serve, said, streamed } from '#server/plugins/serve.ts'
import type { AppointmentsService } from './appointments.service.ts'

export function appointmentsRoutes(serve: Serve, appointments: AppointmentsService) {
  serve(bookAppointment, async ({ body, request }) => said(say.booked, await appointments.book(body, request.ip)))
  serve(listAppointments, async ({ request }) => {
    const caller = callerOf(request)
    return streamed(isAdmin(caller) ? appointments.listAll() : appointments.listOf(caller))
  })
  serve(searchAppointments, ({ body }) => appointments.search(body))
}
