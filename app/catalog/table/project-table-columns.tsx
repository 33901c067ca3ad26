import { Ellipsis, Eye, EyeOff, LayoutList, Pencil, Trash2 } from 'lucide'
import { Link } from 'react-router'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import type { ListedProject } from '#contract/catalog/project-list.schema.ts'
import type { PartFill } from '#contract/catalog/project-parts.schema.ts'
import { registrationsMessages } from '#contract/catalog/registrations.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { Day } from '../../ui/day.tsx'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { editAddress, partsAddress } from '../manage-addresses.ts'
import { FLAG_LABELS, flagsOf } from '../project-flags.ts'
import { statusFill } from '../project-status.ts'
import './completeness-bar.css'

type ColumnOptions = {
  onSwitch: (project: ListedProject) => void
  onRemove: (project: ListedProject) => void
}

export function projectColumns({ onSwitch, onRemove }: ColumnOptions): Column<ListedProject>[] {
  return [
    {
      key: 'name',
      header: catalogMessages.label.project,
      isSortable: true,
      isShownOnPhones: true,
      cell: (project) => <ProjectName project={project} />,
    },
    {
      key: 'category',
      header: catalogMessages.label.category,
      isSortable: true,
      cell: ({ categoryName }) => categoryName,
    },
    {
      key: 'rera',
      header: catalogMessages.label.reraNumber,
      isSortable: true,
      cell: ({ reraNumber }) => <span className="project-rera">{reraNumber}</span>,
    },
    {
      key: 'status',
      header: catalogMessages.label.status,
      isSortable: true,
      cell: ({ status }) => <StatusMark label={status} fill={statusFill(status)} />,
    },
    { key: 'flags', header: 'Flags', cell: (project) => <Flags project={project} /> },
    {
      key: 'parts',
      header: 'Page parts',
      isSortable: true,
      cell: ({ parts }) => <CompletenessBar parts={parts} />,
    },
    {
      key: 'changed',
      header: 'Changed',
      isSortable: true,
      cell: ({ changedAt }) => <Changed at={changedAt} />,
    },
    {
      key: 'actions',
      header: <span className="sr-only">{labelMessages.actions}</span>,
      isShownOnPhones: true,
      isPinned: true,
      width: '56px',
      cell: (project) => (
        <ProjectRowMenu project={project} onSwitch={() => onSwitch(project)} onRemove={() => onRemove(project)} />
      ),
    },
  ]
}

function ProjectName({ project }: { project: ListedProject }) {
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
        <span className="table-phone-line project-phone">
          {[project.categoryName, project.status].filter(Boolean).join(' · ')}
          <Flags project={project} />
        </span>
      </span>
    </div>
  )
}

function Flags({ project }: { project: ListedProject }) {
  return (
    <span className="project-flags">
      {!project.isActive && <span className="project-flag project-flag-hidden">Hidden</span>}
      {flagsOf(project).map((flag) => (
        <span key={flag} className={`project-flag project-flag-${flag}`}>
          {FLAG_LABELS[flag]}
        </span>
      ))}
      {project.findings > 0 && (
        <Link className="project-flag project-flag-findings" to={partsAddress(project.id, 'registration')}>
          {registrationsMessages.tab.toSettle(project.findings)}
        </Link>
      )}
    </span>
  )
}

function Changed({ at }: { at: string }) {
  const day = siteDay(new Date(at))
  return <span className="nowrap tabular">{day === siteDay(new Date()) ? 'Today' : <Day day={day} />}</span>
}

const THUMB_WIDTHS = [320]

function CompletenessBar({ parts }: { parts: readonly PartFill[] }) {
  const complete = parts.filter(isComplete).length
  return (
    <span className="completeness">
      <span className="completeness-bar" aria-hidden="true">
        {parts.map(({ part, have, need }) => (
          <i key={part} data-complete={have >= need || undefined} />
        ))}
      </span>
      <span className="completeness-number">
        <span className="sr-only">{`${complete} of ${parts.length} parts complete`}</span>
        <span aria-hidden="true">{`${complete}/${parts.length}`}</span>
      </span>
    </span>
  )
}

function isComplete({ have, need }: PartFill) {
  return have >= need
}

type Props = { project: ListedProject; onSwitch: () => void; onRemove: () => void }

function ProjectRowMenu({ project, onSwitch, onRemove }: Props) {
  const label = `Actions for ${project.name}`
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Icon of={Ellipsis} size={18} />} />}
      items={[
        { label: recordsMessages.edit, icon: <Icon of={Pencil} size={16} />, to: editAddress(project.id) },
        {
          label: catalogChangesMessages.details,
          icon: <Icon of={LayoutList} size={16} />,
          to: partsAddress(project.id),
        },
        project.isActive
          ? { label: catalogChangesMessages.deactivate, icon: <Icon of={EyeOff} size={16} />, onSelect: onSwitch }
          : { label: catalogChangesMessages.activate, icon: <Icon of={Eye} size={16} />, onSelect: onSwitch },
        {
          label: catalogChangesMessages.remove,
          icon: <Icon of={Trash2} size={16} />,
          onSelect: onRemove,
          isDanger: true,
        },
      ]}
    />
  )
}
