import { ArrowRight } from 'lucide'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import type { Project } from '#contract/catalog/projects.schema.ts'
import type { RegistrationOnCard } from '#contract/catalog/registration-on-card.ts'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { classNames } from '../../ui/class-names.ts'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { HeartButton } from '../heart-button.tsx'
import { rememberProject } from '../project-address.ts'
import { statusFill } from '../project-status.ts'
import './project-entry.css'
import { PageLink } from '../../ui/action/page-link.tsx'

export type EntryProject = Pick<
  Project,
  | 'id'
  | 'name'
  | 'city'
  | 'state'
  | 'address'
  | 'type'
  | 'status'
  | 'image'
  | 'imageColour'
  | 'categoryName'
  | 'routingName'
> & {
  registration: RegistrationOnCard
  alt: string
  claim: string | null
}

interface ProjectEntryProps {
  project: EntryProject
  isWide: boolean
  /** The first image of the page is the largest contentful paint, so it loads eagerly. */
  isFirst: boolean
}

/** CSS stretches the link over the whole entry. */
export function ProjectEntry({ project, isWide, isFirst }: ProjectEntryProps) {
  const nameId = `project-${project.id}`
  const status = <StatusMark label={project.status} fill={statusFill(project.status)} />
  return (
    <article className={classNames('project-entry plinth-host', isWide && 'project-entry-wide')}>
      <div className="project-entry-picture">
        <div className="picture-frame">
          <Picture
            src={assetAddress(UPLOAD_FOLDER.images, project.image)}
            alt={project.alt}
            {...TWICE_THE_FRAME}
            sizes={isWide ? '(max-width: 899px) 88vw, 62vw' : '(max-width: 899px) 88vw, 47vw'}
            widths={WIDTHS}
            colour={project.imageColour}
            isEager={isFirst}
          />
        </div>
        <Plinth />
        <HeartButton project={project} />
        {project.claim && <small className="claim">{project.claim}</small>}
      </div>
      <div className="project-entry-text">
        <div>
          <h2 id={nameId}>{project.name}</h2>
          <p className="muted">
            {project.city}, {project.state}
          </p>
        </div>
        {!isWide && status}
        <dl className="project-entry-facts">
          <Fact term="Address">{project.address}</Fact>
          <Fact term="Type">{project.type}</Fact>
          <Fact term={catalogMessages.label.reraNumber}>
            {project.registration.number}
            {project.registration.note && (
              <small className={classNames(project.registration.isOver && 'project-entry-over')}>
                {project.registration.note}
              </small>
            )}
          </Fact>
          {isWide && <Fact term="Status">{status}</Fact>}
        </dl>
        <PageLink
          className="project-entry-link"
          to={projectAddress(project)}
          aria-describedby={nameId}
          data-project-id={project.id}
          onClick={() => rememberProject(project.id)}
        >
          {catalogMessages.knowMore}
          <Icon of={ArrowRight} size={18} />
        </PageLink>
      </div>
    </article>
  )
}

const TWICE_THE_FRAME = { width: HOME_PROJECT_IMAGE.width * 2, height: HOME_PROJECT_IMAGE.height * 2 }
const WIDTHS = [320, 640, 960]

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
