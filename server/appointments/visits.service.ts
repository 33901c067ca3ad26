import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { openingHours } from '#contract/appointments/opening-hours.ts'
import { dayFault, hasBegun } from '#contract/appointments/visit-time.ts'
import { visitsMessages as messages } from '#contract/appointments/visits.messages.ts'
import type {
  ChangedVisit,
  LinkedVisit,
  VisitCancellation,
  VisitDays,
  VisitDaysRequest,
  VisitMove,
  VisitToken,
} from '#contract/appointments/visits.schema.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import type { CompanyService } from '#server/company/company.service.ts'
import type { Db } from '#server/db/connection.ts'
import type { Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { entryOf } from '#server/mail/visit.mails.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { hashOfToken } from '#server/tokens.ts'
import type { AppointmentRow } from './appointments.repository.ts'
import { cancelVisit, isOver, moveVisit, type NewTime } from './change-visit.ts'
import { readDays } from './require-place.ts'
import { isMailable, locationOf } from './visit-link.ts'
import { createVisitSettingsRepository } from './visit-settings.repository.ts'
import { createVisitsRepository } from './visits.repository.ts'

interface Deps {
  db: Db
  write: Write
  rateLimits: Pick<RateLimitsService, 'spendOnForm' | 'mayMailLinkHolder'>
  projects: Pick<ProjectsService, 'listNames'>
  company: Pick<CompanyService, 'find'>
  site: MailSite
  now?: () => Date
}

/** Free slots, and changes by visitors after the booking. For changes by staff see `visit-calendar.service.ts`. */
export function createVisitsService({ db, write, rateLimits, projects, company, site, now = () => new Date() }: Deps) {
  async function requireLinked(tx: Db, { token }: VisitToken) {
    const id = await createVisitsRepository(tx).findIdByToken(hashOfToken(token), now())
    if (id === null) throw new AppError('notFound', messages.linkUnknown)
    return id
  }

  async function requireVisit(tx: Db, id: number) {
    const visit = await createVisitsRepository(tx).findForUpdate(id)
    if (!visit) throw new AppError('notFound', messages.linkUnknown)
    return visit
  }

  async function toLinked(visit: AppointmentRow, token: string): Promise<LinkedVisit> {
    const rules =
      visit.projectId === null
        ? null
        : (await createVisitSettingsRepository(db).findRules([visit.projectId]))(visit.projectId)
    const canChange = visit.state === 'booked' && !isOver(visit, now())
    const dayBefore = visit.selectedDate && dayAfter(visit.selectedDate, -1)
    // The project may have been renamed since the booking, and the page requests slots by name.
    const project = (await projects.listNames()).find(({ id }) => id === visit.projectId)
    const isReminded = canChange && rules?.hasReminder && dayBefore !== null && dayBefore > siteDay(now())
    return {
      ...visit,
      projectName: project?.name ?? visit.projectName,
      canChange,
      remindedOn: isReminded ? dayBefore : null,
      createdAt: visit.createdAt.toISOString(),
      calendarEntry: canChange ? await downloadOf(visit, token) : null,
    }
  }

  async function downloadOf(visit: AppointmentRow, token: string) {
    const location = await locationOf(createVisitsRepository(db), visit)
    const entry = { ...visit, email: null, token, location, changedAt: now() }
    return entryOf(entry, 'PUBLISH', { company: await company.find(), site })
  }

  /** A change by the visitor is rate-limited like a form, and refused once the visit has begun (see `isOver`). */
  async function changeByLink(
    link: VisitToken,
    visitorAddress: string,
    apply: (change: Change, visit: AppointmentRow, by: Parameters<typeof moveVisit>[3]) => Promise<AppointmentRow>,
  ): Promise<ChangedVisit> {
    await rateLimits.spendOnForm('visit', visitorAddress)
    const { changed, isMailed } = await write(async (change) => {
      const visit = await requireVisit(change.db, await requireLinked(change.db, link))
      if (visit.state === 'booked' && isOver(visit, now())) throw new AppError('conflict', messages.alreadyOver)
      const mayMail = isMailable(visit) && (await rateLimits.mayMailLinkHolder(change.db, visit.email))
      const changed = await apply(change, visit, { actor: null, now: now(), site, isMailed: mayMail })
      // A move to the same time changes nothing, so no email is sent.
      return { changed, isMailed: mayMail && changed !== visit }
    })
    return { ...(await toLinked(changed, link.token)), isMailed }
  }

  return {
    async days({ projectName, from, to }: VisitDaysRequest): Promise<VisitDays> {
      const project = (await projects.listNames()).find(({ name }) => name.toLowerCase() === projectName.toLowerCase())
      if (!project) throw new AppError('invalid', appointmentsMessages.projectUnknown)
      const rules = (await createVisitSettingsRepository(db).findRules([project.id]))(project.id)
      const days = await readDays(db, { projectId: project.id, rules, from, to, now: now() })
      return { openingHours: openingHours(rules), days }
    },

    async readByLink(link: VisitToken): Promise<LinkedVisit> {
      const visit = await createVisitsRepository(db).find(await requireLinked(db, link))
      if (!visit) throw new AppError('notFound', messages.linkUnknown)
      return toLinked(visit, link.token)
    },

    moveByLink: ({ token, ...to }: VisitMove, visitorAddress: string) =>
      changeByLink({ token }, visitorAddress, (change, visit, by) => {
        requirePossible(to)
        return moveVisit(change, visit, to, by)
      }),

    cancelByLink: ({ token, reason }: VisitCancellation, visitorAddress: string) =>
      changeByLink({ token }, visitorAddress, (change, visit, by) => cancelVisit(change, visit, reason, by)),
  }

  function requirePossible(to: NewTime) {
    const fault = dayFault(to.selectedDate, now()) ?? (hasBegun(to, now()) ? appointmentsMessages.slotBegun : null)
    if (fault !== null) throw new AppError('invalid', fault)
  }
}

export type VisitsService = ReturnType<typeof createVisitsService>
