import { CalendarPlus, MapPin } from 'lucide'
import { dayInWords } from '#contract/appointments/visit-time.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { projectNamed } from '../lib/project-named.ts'
import { ButtonAnchor, ButtonLink } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { BookableProject } from './load-projects.ts'
import type { ShownVisit } from './load-visit.ts'
import { manageVisitTexts as texts } from './manage-visit-texts.ts'
import { VisitPass } from './visit-pass.tsx'

export function entryAddress(token: string) {
  return `/visit/${token}/visit.ics`
}

interface LinkedVisitPassProps {
  visit: ShownVisit
  projects: readonly BookableProject[]
  token: string
}

export function LinkedVisitPass({ visit, projects, token }: LinkedVisitPassProps) {
  const project = projectNamed(projects, visit.projectName)
  const shown = { ...visit, selectedDate: visit.selectedDate ?? '', createdAt: '', email: '' }
  const values = Object.fromEntries(
    Object.entries(shown).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return (
    <VisitPass projects={projects} values={values}>
      <div className="pass-buttons">
        {visit.hasEntry && (
          <ButtonAnchor variant="ghost" href={entryAddress(token)} download>
            <Icon of={CalendarPlus} size={18} /> {texts.calendar}
          </ButtonAnchor>
        )}
        {project && (
          <ButtonLink variant="ghost" to={`${projectAddress(project)}#location`}>
            <Icon of={MapPin} size={18} /> {texts.directions}
          </ButtonLink>
        )}
      </div>
      <p className="pass-hint">
        {texts.booked(writtenDate(visit.createdAt))} {visit.remindedOn && texts.reminder(dayInWords(visit.remindedOn))}{' '}
        {visit.canChange && texts.bring}
      </p>
    </VisitPass>
  )
}
