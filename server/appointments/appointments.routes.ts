import { bookAppointment } from '#contract/appointments/appointments.endpoints.ts'
import { say } from '#contract/appointments/appointments.messages.ts'
import { type Serve, said } from '#server/plugins/serve.ts'
import type { AppointmentsService } from './appointments.service.ts'

export function appointmentsRoutes(serve: Serve, appointments: AppointmentsService) {
  serve(bookAppointment, async ({ body, request }) => said(say.booked, await appointments.book(body, request.ip)))
}
