import { Monitor, Smartphone } from 'lucide'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { PROJECT_IMPORT_EXAMPLE } from '#contract/catalog/project-import.constants.ts'
import { searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import type { ListedProject } from '#contract/catalog/project-list.schema.ts'
import { sloganParts } from '#contract/company/company-contacts.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { useCompany } from '../lib/company.ts'
import { pageRequestOf } from '../lib/page-of.ts'
import type { Theme } from '../lib/theme.ts'
import { useCall } from '../lib/use-call.ts'
import { CompanyMark } from '../ui/brand/company-mark.tsx'
import { Wordmark } from '../ui/brand/wordmark.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { MarkImage } from './logo-card.tsx'

const VIEWS = ['Home', 'Project', 'Form', 'Mail'] as const
type View = (typeof VIEWS)[number]

const WIDTHS = ['1440', '390'] as const

/** Resembles the pages of the site but has no links, because following one would leave the form. */
export function LookPreview({ theme, day }: { theme: Theme; day: string }) {
  const [view, setView] = useState<View>('Home')
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('1440')
  const stored = useCall(searchProjects, { body: pageRequestOf(FIRST_PAGE, SHOWN_PROJECTS) }).data?.rows ?? []
  const projects = stored.length > 0 ? stored : [EXAMPLE]
  const pages: Record<View, ReactNode> = {
    Home: <HomeSample projects={projects} />,
    Project: <ProjectSample project={projects[0]} day={day} />,
    Form: <FormSample project={projects[0]} day={day} />,
    Mail: <MailSample project={projects[0]} day={day} />,
  }
  const hasSmall = view === 'Home' || view === 'Project'

  return (
    <section className="look-preview" aria-label="Preview">
      <div className="look-views">
        <Segments label="Page" name="view" options={VIEWS} chosen={view} onChoose={setView} />
        <Segments
          className="look-widths"
          label="Width of the preview"
          name="width"
          options={WIDTHS}
          chosen={width}
          onChoose={setWidth}
          icons={{ '1440': Monitor, '390': Smartphone }}
        />
      </div>
      <Frame theme={theme} isNarrow={width === '390'}>
        {pages[view]}
      </Frame>
      {hasSmall && (
        <div className="look-small">
          <Frame theme={theme}>{pages.Form}</Frame>
          <Frame theme={theme}>{pages.Mail}</Frame>
        </div>
      )}
      <p className="look-note">Nothing changes on the site until you save. The back office keeps its own colours.</p>
    </section>
  )
}

const FIRST_PAGE = { search: '', sort: null, page: 1, pageSize: 10 }
type ShownProject = Pick<ListedProject, 'id' | 'name' | 'city' | 'reraNumber' | 'image' | 'imageColour'>

const EXAMPLE: ShownProject = {
  id: 0,
  name: PROJECT_IMPORT_EXAMPLE.name,
  city: PROJECT_IMPORT_EXAMPLE.city,
  reraNumber: PROJECT_IMPORT_EXAMPLE.reraNumber,
  image: '',
  imageColour: null,
}

const SHOWN_PROJECTS = { categoryId: null, status: null, isShown: true, flag: null }

interface SegmentsProps<Option extends string> {
  label: string
  name: string
  options: readonly Option[]
  chosen: Option
  onChoose: (option: Option) => void
  icons?: Record<Option, Parameters<typeof Icon>[0]['of']>
  className?: string
}

function Segments<Option extends string>(props: SegmentsProps<Option>) {
  const { label, name, options, chosen, onChoose, icons, className } = props
  return (
    <div className={classNames('choices choices-segments', className)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option} className="choices-option">
          <input
            className="choice-input"
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {icons && <Icon of={icons[option]} size={15} />}
          {option}
        </label>
      ))}
    </div>
  )
}

function Frame({ theme, isNarrow = false, children }: { theme: Theme; isNarrow?: boolean; children: ReactNode }) {
  return (
    <div className="look-frame" data-narrow={isNarrow || undefined}>
      <div className="look-site" style={theme as CSSProperties}>
        {children}
      </div>
    </div>
  )
}

function HomeSample({ projects }: { projects: readonly ShownProject[] }) {
  const { name, slogan, sloganEmphasis } = useCompany()
  const { before, emphasis, after } = sloganParts({ slogan: slogan ?? name, sloganEmphasis })
  return (
    <div className="look-home">
      <div className="look-hero">
        <ProjectPicture project={projects[0]} />
        <div className="look-nav">
          <CompanyMark />
          <span>
            {siteMessages.heading.projects}&emsp;{siteMessages.page.contactUs}
          </span>
        </div>
        <p className="look-slogan">
          {before}
          {emphasis && <em>{emphasis}</em>}
          {after}
        </p>
      </div>
      <div className="look-section">
        <p className="look-heading">{siteMessages.heading.projects}</p>
        <span className="look-link">View all projects</span>
        {projects.slice(0, 3).map((project) => (
          <div key={project.id} className="look-card">
            <ProjectPicture project={project} />
            <p className="look-card-name">{project.name}</p>
            <p className="look-secondary">{project.city}</p>
          </div>
        ))}
      </div>
      <div className="look-dark">
        <p className="look-heading">
          See it before you decide. <span className="look-nearby">{projects[1]?.name}</span>
        </p>
        <span className="look-button look-button-light">{BOOK}</span>
      </div>
    </div>
  )
}

const BOOK = siteMessages.bookVisit

function ProjectSample({ project, day }: { project: ShownProject | undefined; day: string }) {
  return (
    <div className="look-home">
      <div className="look-hero look-banner">
        <ProjectPicture project={project} />
        <p className="look-slogan">{project?.name ?? labelMessages.name}</p>
      </div>
      <div className="look-facts">
        {[
          [catalogMessages.label.city, project?.city],
          ['RERA', project?.reraNumber],
          [labelMessages.date, day],
        ].map(([label, value]) => (
          <p key={label}>
            <span className="look-secondary">{label}</span>
            {value}
          </p>
        ))}
        <p className="look-text">Rooms with light from two sides, a balcony for each home and a garden without cars.</p>
        <span className="look-button">{BOOK}</span>
        <span className="look-link">Download the brochure</span>
      </div>
    </div>
  )
}

function FormSample({ project, day }: { project: ShownProject | undefined; day: string }) {
  return (
    <div className="look-form">
      <p className="look-heading">{BOOK}</p>
      <p className="look-label">{labelMessages.mobileNumber}</p>
      <p className="look-field">+91 53110 00493</p>
      <p className="look-label">{labelMessages.date}</p>
      <p className="look-field look-field-wrong">{day}</p>
      <p className="look-error">{appointmentsMessages.datePast}</p>
      <p className="look-label">{siteMessages.heading.projects}</p>
      <p className="look-field look-placeholder">{project?.name}</p>
      <span className="look-button">{BOOK}</span>
    </div>
  )
}

function MailSample({ project, day }: { project: ShownProject | undefined; day: string }) {
  const { name, legalName, mark } = useCompany()
  return (
    <div className="look-mail">
      <p className="look-mail-head">
        {mark && (
          <span className="look-mail-mark">
            <MarkImage name={name} file={mark.file} />
          </span>
        )}
        <Wordmark name={name} />
      </p>
      <p className="look-heading">{appointmentsMessages.booked}</p>
      <p className="look-text">
        {project?.name}, {day}. Please bring a photo ID.
      </p>
      <span className="look-button">Ask us something</span>
      <p className="look-secondary look-mail-foot">
        {legalName}
        <br />
        {location.host}
      </p>
    </div>
  )
}

function ProjectPicture({ project }: { project: ShownProject | undefined }) {
  return (
    <Picture
      {...HOME_PROJECT_IMAGE}
      src={project?.image ? assetAddress(UPLOAD_FOLDER.images, project.image) : null}
      alt=""
      sizes="(max-width: 1199px) 92vw, 50vw"
      colour={project?.imageColour}
    />
  )
}
