import { Link } from 'react-router'
import { COMING_SOON_CATEGORY, PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { classNames } from '../../ui/class-names.ts'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import type { FormValues } from '../../ui/form/form-values.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { partsAddress } from '../manage-addresses.ts'
import { type CardProject, ProjectCard } from '../project-card.tsx'
import { FLAG_LABELS } from '../project-flags.ts'
import { pageParts } from './page-parts.ts'
import { isImpliedFlag } from './project-values.ts'
import type { ProjectPartQueries } from './use-project-parts.ts'
import './project-rail.css'

interface ProjectRailProps {
  start: FormValues
  values: FormValues
  /** Null for a project that is not saved yet. */
  saved: { id: number; parts: ProjectPartQueries } | null
}

export function ProjectRail({ start, values, saved }: ProjectRailProps) {
  return (
    <>
      <Panel title={editorMessages.sitePanel} className="project-site-flags">
        {FLAGS.map(({ name, hint }) => {
          const isSet = isImpliedFlag(name, values)
          // A flag set by the category or the status is cleared when they change; a flag checked by the user stays.
          const wasTicked = start[name] === 'on' && !isImpliedFlag(name, start)
          return (
            <CheckboxField
              key={`${name} ${isSet}`}
              name={name}
              label={FLAG_LABELS[name]}
              hint={isSet ? editorMessages.setByStanding : hint}
              defaultChecked={isSet || wasTicked}
              // Not `disabled`: a disabled checkbox is not submitted, so the flag would count as unchecked.
              {...(isSet && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
            />
          )
        })}
        <SelectField
          name="status"
          label={catalogMessages.label.status}
          isOptional
          options={PROJECT_STATUSES}
          defaultValue={start.status}
        />
      </Panel>
      <CardPreview values={values} />
      <PartsChecklist values={values} saved={saved} />
    </>
  )
}

function PartsChecklist({ values, saved }: Pick<ProjectRailProps, 'values' | 'saved'>) {
  const lines = pageParts(values, saved?.parts ?? null)
  const complete = lines.filter(({ isComplete }) => isComplete).length
  return (
    <Panel
      title={editorMessages.partsPanel}
      actions={<span className="muted">{`${complete} of ${lines.length}`}</span>}
    >
      <ul className="parts-checklist">
        {lines.map(({ part, label, have, isComplete, tab }) => (
          <li key={part} className={classNames(!isComplete && 'parts-missing')}>
            <span className="parts-square" aria-hidden="true" />
            {saved && tab ? <Link to={partsAddress(saved.id, tab)}>{label}</Link> : label}
            {tab && <span className="parts-count">{have}</span>}
            <span className="sr-only">{isComplete ? 'complete' : 'incomplete'}</span>
          </li>
        ))}
      </ul>
      {!saved && <p className="muted parts-later">{editorMessages.partsAfterSaving}</p>}
    </Panel>
  )
}

const FLAGS = [
  { name: 'isExclusive', hint: editorMessages.exclusiveHint },
  { name: 'isNewLaunch', hint: editorMessages.newLaunchHint },
  { name: 'isCompleted', hint: editorMessages.completedHint },
] as const

function CardPreview({ values }: { values: FormValues }) {
  return (
    <Panel title={editorMessages.cardPanel} lead={editorMessages.cardLead} className="card-preview">
      <div inert>
        <ProjectCard project={cardOf(values)} sizes="360px" />
      </div>
    </Panel>
  )
}

function cardOf(values: FormValues): CardProject {
  const { name = '', type = '', address = '', city = '', image = '', status = '' } = values
  const blank = { id: 0, address: '#', colour: null, claim: null }
  if (values.categoryId === String(COMING_SOON_CATEGORY)) {
    return { ...blank, name: catalogMessages.comingSoonOnCard, place: city, image: null, status: null }
  }
  return {
    ...blank,
    name: name.trim() === '' ? editorMessages.newProject : name,
    place: [type, address].filter((part) => part.trim() !== '').join('. '),
    image: image === '' ? null : assetAddress(UPLOAD_FOLDER.images, image),
    status,
  }
}
