import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import type {
  Appointment,
  BookedAppointment,
  NewAppointment,
  SentAppointment,
} from '#contract/appointments/appointments.schema.ts'
import { dayFault, hasBegun } from '#contract/appointments/visit-time.ts'
import { SALES_STAFF } from '#contract/wire/roles.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import { mapBatches } from '#server/db/rows.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { originOfLanding } from '#server/insights/origin.ts'
import { attachToLead } from '#server/leads/attach-to-lead.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import { appointmentMail, visitBooked } from '#server/mail/visit.mails.ts'
import { type Caller, hasRole } from '#server/plugins/access.ts'
import { type RateLimitsService, wasJustSent } from '#server/rate-limits/rate-limits.service.ts'
import { recordEvent } from '#server/webhooks/record-event.ts'
import {
  type AppointmentRow,
  type AppointmentSearch,
  type AppointmentsRepository,
  createAppointmentsRepository,
} from './appointments.repository.ts'
import { requirePlace } from './require-place.ts'
import { isMailable, mailVisitor } from './visit-link.ts'
import { createVisitsRepository } from './visits.repository.ts'

interface Deps {
  appointments: AppointmentsRepository
  write: Write
  rateLimits: Pick<RateLimitsService, 'spendOnForm' | 'mayMail'>
  projects: Pick<ProjectsService, 'listNames'>
  site: MailSite
  now?: () => Date
}

export function createAppointmentsService({
  appointments,
  write,
  rateLimits,
  projects,
  site,
  now = () => new Date(),
}: Deps) {
  return {
    /**
     * Never changes a stored appointment, because booking is public. Returns the stored one if the same form was just
     * sent.
     */
    async book({ page, landing, ...request }: SentAppointment, visitorAddress: string): Promise<BookedAppointment> {
      refuseImpossibleTime(request)
      await rateLimits.spendOnForm('appointment', visitorAddress)
      const project = await requireProject(request.projectName)
      const appointment = { ...request, projectName: project.name }
      const origin = originOfLanding(landing, site.publicUrl)
      const { email } = appointment

      return write(async (change) => {
        const repository = createAppointmentsRepository(change.db)
        const sending = { form: 'appointment', visitorAddress, values: appointment, now: now() }
        const stored = (await wasJustSent(change.db, sending)) ? await repository.findNewestLike(appointment) : null
        if (stored) {
          const isMailed = await createVisitsRepository(change.db).isConfirmedByMail(stored.id)
          return { ...toAppointment(stored), isMailed }
        }
        await requirePlace(change.db, { ...appointment, projectId: project.id, now: now() })
        const mayMail = email !== null && (await rateLimits.mayMail(change.db, email))
        const created = await repository.create({ ...appointment, projectId: project.id, origin })
        change.audit({ actor: null, action: 'create', entity: 'appointment', entityId: created.id })
        await attachToLead(change, {
          ...appointment,
          kind: 'visit',
          source: 'visit',
          origin,
          page: page ?? null,
          name: null,
          appointmentId: created.id,
          visitOn: appointment.selectedDate,
          at: now(),
          site,
        })
        await recordEvent(change, { type: 'visit.booked', appointmentId: created.id })
        await queueMail(change, appointmentMail(appointment, site))
        const isMailed = mayMail && isMailable(created)
        if (isMailed) await mailVisitor(change, created, { mailOf: visitBooked, site, now: now() })
        return { ...toAppointment(created), isMailed }
      })
    },

    count: () => appointments.count(),

    listFor(caller: Caller) {
      if (hasRole(caller, SALES_STAFF)) return mapBatches(appointments.findNewestFirst({ email: null }), toAppointment)
      const { email, isEmailVerified } = caller
      return mapBatches(isEmailVerified ? appointments.findNewestFirst({ email }) : none(), toAppointment)
    },

    async search(request: AppointmentSearch) {
      const { rows, total } = await appointments.findPage(request)
      return { rows: rows.map(toAppointment), total }
    },
  }

  function refuseImpossibleTime(visit: NewAppointment) {
    const fault =
      dayFault(visit.selectedDate, now()) ?? (hasBegun(visit, now()) ? appointmentsMessages.slotBegun : null)
    if (fault !== null) throw new AppError('invalid', fault)
  }

  async function requireProject(name: string) {
    const lowerCaseName = name.toLowerCase()
    const project = (await projects.listNames()).find((listed) => listed.name.toLowerCase() === lowerCaseName)
    if (!project) throw new AppError('invalid', appointmentsMessages.projectUnknown)
    return project
  }
}

export type AppointmentsService = ReturnType<typeof createAppointmentsService>

function toAppointment(row: AppointmentRow): Appointment {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

async function* none(): AsyncGenerator<AppointmentRow[]> {}
