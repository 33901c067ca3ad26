import { ArrowRight } from 'lucide'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { HeartButton } from '../heart-button.tsx'
import { rememberProject } from '../project-address.ts'
import { statusFill } from '../project-status.ts'
import { finderPageMessages as messages } from './finder-texts.ts'
import type { ShownProject } from './shown-project.ts'
import './finder-project.css'
import { PageLink } from '../../ui/action/page-link.tsx'

export function FinderProject({ project, isFirst }: { project: ShownProject; isFirst: boolean }) {
  const { id, name, address, status, place, registration, image, colour, unitTypes, more } = project
  const open = { 'data-project-id': id, onClick: () => rememberProject(id) }
  return (
    <article className="finder-project plinth-host">
      <div className="finder-project-picture">
        <PageLink to={address} tabIndex={-1} aria-hidden="true" {...open}>
          <div className="picture-frame">
            <Picture
              src={image}
              alt={project.alt}
              {...TWICE_THE_FRAME}
              sizes="(max-width: 599px) 88vw, (max-width: 999px) 38vw, 28vw"
              widths={WIDTHS}
              colour={colour}
              isEager={isFirst}
            />
          </div>
          <Plinth />
        </PageLink>
        <HeartButton project={project} />
        {project.claim && <small className="claim">{project.claim}</small>}
      </div>
      <div className="finder-project-text">
        <div className="finder-project-head">
          <h3>
            <PageLink to={address} {...open}>
              {name}
            </PageLink>
          </h3>
          <StatusMark label={status} fill={statusFill(status)} />
        </div>
        <p>{place}</p>
        <p className="finder-rera">
          {registration.number && (
            <>
              {messages.rera} <b>{registration.number}</b>
              {registration.note && ', '}
            </>
          )}
          {registration.note && (
            <span className={registration.isOver ? 'finder-over' : undefined}>{registration.note}</span>
          )}
        </p>
        {unitTypes.length > 0 && (
          <ul className="finder-units">
            {unitTypes.map((unitType) => (
              <li key={unitType.id}>
                <a href={unitType.address} {...open}>
                  <span>
                    <b>{unitType.name}</b>
                    {unitType.tower && <small>{unitType.tower}</small>}
                  </span>
                  <span className="finder-area">
                    <span>{unitType.feet}</span> <span className="muted">{unitType.metres}</span>
                  </span>
                  <span className="finder-price">
                    {unitType.hasHigherPrices && <i>{messages.priceFrom} </i>}
                    {unitType.price}
                    <small>{unitType.left}</small>
                  </span>
                  <Icon of={ArrowRight} size={18} />
                </a>
              </li>
            ))}
          </ul>
        )}
        {more && (
          <a className="finder-more link" href={`${address}#homes`} {...open}>
            {more}
          </a>
        )}
      </div>
    </article>
  )
}

const TWICE_THE_FRAME = { width: HOME_PROJECT_IMAGE.width * 2, height: HOME_PROJECT_IMAGE.height * 2 }
const WIDTHS = [320, 640, 960]
