import { bookAppointment, listAppointments, searchAppointments } from '#contract/appointments/appointments.endpoints.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import {
  countBookedVisits,
  dropVisitSettings,
  getVisitSettings,
  listOwnVisitSettings,
  saveVisitSettings,
} from '#contract/appointments/visit-settings.endpoints.ts'
import { visitSettingsMessages } from '#contract/appointments/visit-settings.messages.ts'
import { whenInWords } from '#contract/appointments/visit-time.ts'
import { cancelVisit, moveVisit, readVisit, readVisitDays } from '#contract/appointments/visits.endpoints.ts'
import { visitsMessages } from '#contract/appointments/visits.messages.ts'
import { actorIn, callerOf } from '#server/plugins/access.ts'
import { reply, type Serve, streamed } from '#server/plugins/serve.ts'
import type { AppointmentsService } from './appointments.service.ts'
import type { VisitSettingsService } from './visit-settings.service.ts'
import type { VisitsService } from './visits.service.ts'

interface Services {
  appointments: AppointmentsService
  visits: VisitsService
  visitSettings: VisitSettingsService
}

export function appointmentsRoutes(serve: Serve, { appointments, visits, visitSettings }: Services) {
  serve(bookAppointment, async ({ body, request }) =>
    reply(appointmentsMessages.booked, await appointments.book(body, request.ip)),
  )
  serve(listAppointments, async ({ request }) => streamed(appointments.listFor(callerOf(request))))
  serve(searchAppointments, ({ body }) => appointments.search(body))

  serve(readVisitDays, ({ body }) => visits.days(body))
  serve(readVisit, ({ body }) => visits.readByLink(body))
  serve(moveVisit, async ({ body, request }) => {
    const moved = await visits.moveByLink(body, request.ip)
    return reply(visitsMessages.moved(whenInWords(moved)), moved)
  })
  serve(cancelVisit, async ({ body, request }) =>
    reply(visitsMessages.cancelled, await visits.cancelByLink(body, request.ip)),
  )

  serve(getVisitSettings, ({ params }) => visitSettings.read(params.id))
  serve(listOwnVisitSettings, () => visitSettings.listOwn())
  serve(saveVisitSettings, async ({ body, request }) =>
    reply(visitSettingsMessages.saved, await visitSettings.save(body, actorIn(request))),
  )
  serve(dropVisitSettings, async ({ body, request }) => {
    await visitSettings.drop(body, actorIn(request))
    return reply(visitSettingsMessages.dropped, null)
  })
  serve(countBookedVisits, ({ body }) => visitSettings.countBooked(body.projectId))
}
