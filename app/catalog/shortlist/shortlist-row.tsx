import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import type { Project } from '#contract/catalog/projects.schema.ts'
import { shortlistMessages } from '#contract/catalog/shortlist.messages.ts'
import { salesPhone } from '#contract/company/company-contacts.ts'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { useCompany } from '../../lib/company.ts'
import { PageLink } from '../../ui/action/page-link.tsx'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { visitAddress } from '../detail/visit-address.ts'
import { HeartButton } from '../heart-button.tsx'
import { rememberProject } from '../project-address.ts'
import { statusFill } from '../project-status.ts'

interface ShortlistRowProps {
  project: Project
  /** True when the visitor has just put the project back: its link then gets the focus of the removed button. */
  isPutBack: boolean
  onTakeOff: () => void
}

export function ShortlistRow({ project, isPutBack, onTakeOff }: ShortlistRowProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const address = projectAddress(project)
  const remember = () => rememberProject(project.id)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the row appears.
  useEffect(() => {
    if (isPutBack) link.current?.focus()
  }, [])

  return (
    <article className="shortlist-row">
      <div className="shortlist-picture">
        <Link to={address} tabIndex={-1} aria-hidden="true" onClick={remember}>
          <div className="picture-frame">
            <Picture
              src={assetAddress(UPLOAD_FOLDER.images, project.image)}
              alt=""
              width={HOME_PROJECT_IMAGE.width * 2}
              height={HOME_PROJECT_IMAGE.height * 2}
              sizes="(max-width: 599px) 92vw, 28vw"
              colour={project.imageColour}
            />
          </div>
          <Plinth />
        </Link>
        <HeartButton project={project} />
      </div>
      <div className="shortlist-text">
        <h2>
          <PageLink ref={link} to={address} onClick={remember}>
            {project.name}
          </PageLink>
        </h2>
        <p className="muted">
          {project.address}.{' '}
          {project.possessionDate && shortlistMessages.possession(writtenDay(project.possessionDate))}
        </p>
        <p className="muted small">{project.type}</p>
        <p className="small">
          {catalogMessages.label.reraNumber} <b className="nowrap">{project.reraNumber}</b>
        </p>
      </div>
      <div className="shortlist-actions">
        <StatusMark label={project.status} fill={statusFill(project.status)} />
        <Link className="link" to={visitAddress(project.name)}>
          {siteMessages.bookVisit}
        </Link>
        <button
          type="button"
          className="link muted"
          aria-label={`${shortlistMessages.takeOff} ${project.name}`}
          onClick={onTakeOff}
        >
          {shortlistMessages.takeOff}
        </button>
      </div>
    </article>
  )
}

/** A project that has left the site since the visitor kept it. */
export function GoneLine({ name, onTakeOff }: { name: string; onTakeOff: () => void }) {
  const phone = salesPhone(useCompany())
  return (
    <Line name={name} text={shortlistMessages.gone}>
      {phone && (
        <p>
          {shortlistMessages.askWhy}{' '}
          <a className="link" href={phone.href}>
            {phone.label}
          </a>
        </p>
      )}
      <button
        type="button"
        className="link"
        aria-label={`${shortlistMessages.takeOffTheList}: ${name}`}
        onClick={onTakeOff}
      >
        {shortlistMessages.takeOffTheList}
      </button>
    </Line>
  )
}

/** Shown in place of a project that the visitor has taken off, until the page is left. */
export function TakenOffLine({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null)

  // The button that took the project off is gone, so the focus would be lost. Another tab must not move the focus.
  useEffect(() => {
    if (document.hasFocus() && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Line name={name} text={shortlistMessages.takenOff}>
      <button
        ref={button}
        type="button"
        className="link"
        aria-label={`${shortlistMessages.putBack}: ${name}`}
        onClick={onPutBack}
      >
        {shortlistMessages.putBack}
      </button>
    </Line>
  )
}

function Line({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div className="shortlist-line">
      <p>
        <b>{name}</b> {text}
      </p>
      {children}
    </div>
  )
}
