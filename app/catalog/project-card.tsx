import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import { StatusMark } from '../ui/feedback/status-mark.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { rememberProject } from './project-address.ts'
import { statusFill } from './project-status.ts'
import './project-card.css'
import { PageLink } from '../ui/action/page-link.tsx'

export interface CardProject {
  id: number
  /** URL that the card links to. */
  address: string
  name: string
  /** Type and postal address; only the city for a coming-soon project. */
  place: string
  /** Null shows the placeholder drawing. */
  image: string | null
  /** Dominant colour, shown until the image has loaded. */
  colour: string | null
  /** The image's label, such as 'Photograph, 6 Nov 2026'; null if it has none. */
  claim: string | null
  /** Null for a coming-soon project. */
  status: string | null
}

/** The whole card is one link, so a heart button must be rendered next to it, not inside. */
export function ProjectCard({ project, sizes }: { project: CardProject; sizes: string }) {
  return (
    <PageLink
      className="project-card"
      to={project.address}
      data-project-id={project.id}
      onClick={() => rememberProject(project.id)}
    >
      <div className="picture-frame" data-claim={project.claim}>
        <Picture
          src={project.image}
          alt={project.claim ?? ''}
          {...TWICE_THE_FRAME}
          sizes={sizes}
          widths={WIDTHS}
          colour={project.colour}
        />
      </div>
      <Plinth />
      <div className="project-card-text">
        <h3>{project.name}</h3>
        {project.status && <StatusMark label={project.status} fill={statusFill(project.status)} />}
        <p className="label">{project.place}</p>
      </div>
    </PageLink>
  )
}

// The recommended upload size of card images, which suits high-density screens.
const TWICE_THE_FRAME = { width: HOME_PROJECT_IMAGE.width * 2, height: HOME_PROJECT_IMAGE.height * 2 }
// Few widths, to keep the HTML of pages with dozens of cards small.
const WIDTHS = [640, 960]
