import type { ReactNode } from 'react'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { dayInWords } from '#contract/appointments/visit-time.ts'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { isCalendarDay } from '#contract/wire/site-time.ts'
import type { PostedValues } from '../lib/posted-form.ts'
import { projectNamed } from '../lib/project-named.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import { Picture } from '../ui/media/picture.tsx'
import type { BookableProject } from './load-projects.ts'
import './visit-pass.css'

interface VisitPassProps {
  projects: readonly BookableProject[]
  values: PostedValues
  children?: ReactNode
}

export function VisitPass({ projects, values, children }: VisitPassProps) {
  const project = projectNamed(projects, values.projectName)
  return (
    <aside className="pass" aria-label="Visit pass">
      <figure className="pass-picture">
        <Picture
          src={project && assetAddress(UPLOAD_FOLDER.images, project.image)}
          alt={project ? `${project.name}, ${project.city}` : ''}
          width={HOME_PROJECT_IMAGE.width}
          height={HOME_PROJECT_IMAGE.height}
          sizes="(max-width: 999px) 100vw, 32vw"
        />
      </figure>
      <Plinth />
      <div className="pass-body">
        <h2 className="pass-title">{project?.name ?? 'Your visit'}</h2>
        <p className="muted">
          {project ? `${project.categoryName}, ${project.city}` : 'The project you choose stands here.'}
        </p>
        <dl className="pass-facts">
          <PassFact name="When" value={dateText(values)} />
          <PassFact name={appointmentsMessages.label.purpose} value={values.purpose} />
          <PassFact name="Customer" value={values.customerType} />
          <PassFact name="Unit" value={[values.tower, values.unitNumber?.trim()].filter(Boolean).join(', ')} />
        </dl>
        {children}
      </div>
    </aside>
  )
}

function PassFact({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-blank={!value || undefined}>{value || 'Open'}</dd>
    </div>
  )
}

function dateText({ selectedDate, timeSlot }: PostedValues) {
  const day = selectedDate && isCalendarDay(selectedDate) ? dayInWords(selectedDate) : null
  return [day, timeSlot].filter(Boolean).join(', ')
}
