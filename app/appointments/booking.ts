import * as z from 'zod/mini'
import { say } from '#contract/appointments/appointments.messages.ts'
import { NewAppointment } from '#contract/appointments/appointments.schema.ts'
import type { ProjectName } from '#contract/catalog/projects.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'

/** What the form checks before it asks the server: the contract's rules, and that the day is still to come. */
export const Booking = z.extend(NewAppointment, {
  selectedDate: NewAppointment.shape.selectedDate.check(
    z.refine((day) => day === null || day >= siteDay(new Date()), say.datePast),
  ),
})

export type BookableProject = Pick<ProjectName, 'name' | 'routingName' | 'categoryName' | 'city' | 'image'>

/** The project an address asks for, by its name or its routing name. */
export function projectNamed(projects: readonly BookableProject[], name: string | null | undefined) {
  const wanted = name?.trim().toLowerCase()
  if (!wanted) return null
  return (
    projects.find((project) => [project.name, project.routingName].some((known) => known.toLowerCase() === wanted)) ??
    null
  )
}
