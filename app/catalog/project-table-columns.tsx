import { Link } from 'react-router'
import { say } from '#contract/catalog/catalog.messages.ts'
import type { ManagedProject } from '#contract/catalog/projects.schema.ts'
import { say as contentSay } from '#contract/content/content.messages.ts'
import type { DashboardFigures, ProjectContent } from '#contract/content/dashboard.schema.ts'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { assetAddress } from '#contract/uploads/asset-address.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { Picture } from '../ui/picture.tsx'
import { StatusMark } from '../ui/status-mark.tsx'
import type { Column } from '../ui/table.tsx'
import { CompletenessBar, isComplete } from './completeness-bar.tsx'
import { editAddress } from './manage-addresses.ts'
import { FLAG_LABELS, flagsOf } from './project-flags.ts'
import { ProjectRowMenu } from './project-row-menu.tsx'
import { statusFill } from './project-status.ts'

type Given = {
  figures: DashboardFigures | undefined
  onSwitch: (project: ManagedProject) => void
  onRemove: (project: ManagedProject) => void
}

export function projectColumns({ figures, onSwitch, onRemove }: Given): Column<ManagedProject>[] {
  const contents = new Map(figures?.projects.map((content) => [content.id, content]))
  return [
    {
      key: 'name',
      header: say.label.project,
      isSortable: true,
      isKept: true,
      value: ({ name, city, address }) => `${name} ${city} ${address}`,
      cell: (project) => <ProjectName project={project} />,
    },
    {
      key: 'category',
      header: say.label.category,
      isSortable: true,
      value: ({ categoryName }) => categoryName,
      cell: ({ categoryName }) => categoryName,
    },
    {
      key: 'rera',
      header: say.label.reraNumber,
      isSortable: true,
      value: ({ reraNumber }) => reraNumber,
      cell: ({ reraNumber }) => <span className="project-rera">{reraNumber}</span>,
    },
    {
      key: 'status',
      header: say.label.status,
      isSortable: true,
      value: ({ status }) => status,
      cell: ({ status }) => <StatusMark label={status} fill={statusFill(status)} />,
    },
    { key: 'flags', header: 'Flags', cell: (project) => <Flags project={project} /> },
    {
      key: 'parts',
      header: 'Page parts',
      isSortable: true,
      value: ({ id }) => contents.get(id)?.parts.filter(isComplete).length ?? null,
      cell: ({ id }) => <Parts content={contents.get(id)} />,
    },
    {
      key: 'changed',
      header: 'Changed',
      isSortable: true,
      value: ({ id }) => contents.get(id)?.changedAt ?? null,
      cell: ({ id }) => <Changed content={contents.get(id)} today={figures?.today} />,
    },
    {
      key: 'actions',
      header: <span className="sr-only">{contentSay.label.actions}</span>,
      isKept: true,
      isPinned: true,
      width: '56px',
      cell: (project) => (
        <ProjectRowMenu project={project} onSwitch={() => onSwitch(project)} onRemove={() => onRemove(project)} />
      ),
    },
  ]
}

function ProjectName({ project }: { project: ManagedProject }) {
  return (
    <div className="project-name">
      <span className="project-thumb">
        <Picture
          src={assetAddress(UPLOAD_FOLDER.images, project.image)}
          alt=""
          {...HOME_PROJECT_IMAGE}
          sizes="56px"
          widths={THUMB_WIDTHS}
          colour={project.imageColour}
        />
      </span>
      <span>
        <Link className="project-name-link" to={editAddress(project.id)}>
          {project.name}
        </Link>
        <span className="label">{project.city}</span>
      </span>
    </div>
  )
}

function Flags({ project }: { project: ManagedProject }) {
  return (
    <span className="project-flags">
      {!project.isActive && <span className="project-flag project-flag-hidden">Hidden</span>}
      {flagsOf(project).map((flag) => (
        <span key={flag} className={`project-flag project-flag-${flag}`}>
          {FLAG_LABELS[flag]}
        </span>
      ))}
    </span>
  )
}

function Parts({ content }: { content: ProjectContent | undefined }) {
  return content && <CompletenessBar parts={content.parts} />
}

function Changed({ content, today }: { content: ProjectContent | undefined; today: string | undefined }) {
  if (!content) return null
  const day = siteDay(new Date(content.changedAt))
  return <span className="nowrap tabular">{day === today ? 'Today' : day}</span>
}

const THUMB_WIDTHS = [320]
