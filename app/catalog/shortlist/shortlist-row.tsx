import { ArrowRight, Check } from 'lucide'
import { Link } from 'react-router'
import { salesPhone } from '#contract/company/company-contacts.ts'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { useCompany } from '../../lib/company.ts'
import { PageLink } from '../../ui/action/page-link.tsx'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { visitAddress } from '../detail/visit-address.ts'
import { HeartButton } from '../heart-button.tsx'
import { rememberProject } from '../project-address.ts'
import { statusFill } from '../project-status.ts'
import type { ShortlistProject } from './load-shortlist.ts'
import { shortlistMessages as messages } from './shortlist-texts.ts'
import { type Entry, toggleEntry } from './use-shortlist.ts'
import '../../ui/form/choice.css'

interface ShortlistRowProps {
  entry: Entry
  project: ShortlistProject
  /** False once the visitor has removed the project; its row stays until the list is reloaded. */
  isKept: boolean
  isTicked: boolean
  /** Whether the maximum number of projects is selected. */
  isFull: boolean
  onTick: (isTicked: boolean) => void
}

export function ShortlistRow({ entry, project, isKept, isTicked, isFull, onTick }: ShortlistRowProps) {
  const { name, routingName, address, status, registration, homes } = project
  const remember = () => rememberProject(entry[0])
  return (
    <article className="shortlist-row" data-off={!isKept || undefined}>
      <div className="shortlist-picture">
        <Link to={address} tabIndex={-1} aria-hidden="true" onClick={remember}>
          <div className="picture-frame">
            <Picture
              src={project.image}
              alt={project.claim ?? ''}
              {...TWICE_THE_FRAME}
              sizes="(max-width: 599px) 92vw, 28vw"
              colour={project.colour}
            />
          </div>
          <Plinth />
        </Link>
        <HeartButton project={{ id: entry[0], name }} />
        {project.claim && <small className="claim">{project.claim}</small>}
      </div>
      <div>
        <h2>
          <PageLink to={address} onClick={remember}>
            {name}
          </PageLink>
        </h2>
        <p className="muted">{[project.place, project.possession].filter(Boolean).join('. ')}</p>
        <p className="shortlist-rera">
          {registration.number && (
            <>
              {messages.rera} <b>{registration.number}</b>
              {registration.note && ', '}
            </>
          )}
          {registration.note && (
            <span className={registration.isOver ? 'shortlist-over' : undefined}>{registration.note}</span>
          )}
        </p>
        {homes.length > 0 && (
          <ul className="shortlist-homes">
            {homes.map((home) => (
              <li key={home.id}>
                <Home home={home} onClick={remember} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="shortlist-actions">
        <StatusMark label={status} fill={statusFill(status)} />
        {isKept && (
          <label className="choice">
            <input
              className="choice-input"
              type="checkbox"
              name="projects"
              value={routingName}
              aria-label={`${messages.compare} ${name}`}
              checked={isTicked}
              disabled={isFull && !isTicked}
              onChange={(event) => onTick(event.target.checked)}
            />
            <span className="choice-box">
              <Icon of={Check} size={18} />
            </span>
            <span>{messages.compare}</span>
          </label>
        )}
        <Link className="link" to={visitAddress(name)}>
          {siteMessages.bookVisit}
        </Link>
        <ToggleButton entry={entry} label={isKept ? messages.takeOff : messages.putBack} />
      </div>
    </article>
  )
}

function Home({ home, onClick }: { home: ShortlistProject['homes'][number]; onClick: () => void }) {
  return (
    <a href={home.address} onClick={onClick}>
      <b>{home.name}</b>
      <span>
        {home.feet} <span className="muted">{home.metres}</span>
      </span>
      <span className="shortlist-price">
        {home.hasHigherPrices && <small>{messages.from} </small>}
        {home.price}
      </span>
      <Icon of={ArrowRight} size={18} />
    </a>
  )
}

export function GoneRow({ entry, isKept }: { entry: Entry; isKept: boolean }) {
  const phone = salesPhone(useCompany())
  return (
    <div className="shortlist-gone" data-off={!isKept || undefined}>
      <p>
        <b>{entry[1]}</b> {messages.gone}{' '}
        {phone && (
          <>
            {messages.askWhy}{' '}
            <a className="link nowrap" href={phone.href}>
              {phone.label}
            </a>
          </>
        )}
      </p>
      <ToggleButton entry={entry} label={isKept ? messages.takeOffTheList : messages.putBack} />
    </div>
  )
}

function ToggleButton({ entry, label }: { entry: Entry; label: string }) {
  return (
    <button type="button" className="link" aria-label={`${label}: ${entry[1]}`} onClick={() => toggleEntry(entry)}>
      {label}
    </button>
  )
}

const TWICE_THE_FRAME = { width: HOME_PROJECT_IMAGE.width * 2, height: HOME_PROJECT_IMAGE.height * 2 }
