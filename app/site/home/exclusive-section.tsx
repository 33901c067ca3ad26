import { ArrowRight } from 'lucide'
import { rememberProject } from '#app/catalog/project-address.ts'
import { statusFill } from '#app/catalog/project-status.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { CAROUSEL } from '#contract/content/carousel.constants.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TitleBlock } from '../../ui/layout/title-block.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { moreSlide } from '../more-end.tsx'
import { useMore } from '../use-more.ts'
import type { HomeList } from './home-view.ts'
import { usePlayback } from './playback.tsx'
import type { ExclusiveProject } from './shown-at-home.ts'
import './exclusive-section.css'

export function ExclusiveSection({ projects, heading }: { projects: HomeList<ExclusiveProject>; heading: string }) {
  const { isFilmPlaying } = usePlayback()
  const more = useMore({ ...projects, read: readMore, idOf: ({ id }) => id })
  const total = more.hasMore ? projects.total : more.items.length
  if (total === 0) return null
  return (
    <div className="home-exclusive">
      <Carousel
        label={heading}
        items={ONE}
        atFirst={2}
        margin={0}
        autoplayMs={CAROUSEL.home.autoplayMs}
        isLooping
        isPaused={isFilmPlaying}
        hasPauseButton
        hasMeter={false}
        onNearEnd={more.loadUnlessFailed}
      >
        {[
          ...more.items.map((project, at) => (
            <Exclusive key={project.id} project={project} count={`${heading}, ${at + 1} of ${total}`} />
          )),
          moreSlide(more),
        ]}
      </Carousel>
    </div>
  )
}

async function readMore(skip: number) {
  const { readMoreExclusive } = await import('../read-more.ts')
  return readMoreExclusive(skip)
}

const ONE = [{ width: 0, items: 1 }]

function Exclusive({ project, count }: { project: ExclusiveProject; count: string }) {
  return (
    <article className="home-exclusive-project">
      <div className="home-exclusive-picture" data-claim={project.claim}>
        <Picture
          src={project.image}
          alt={project.claim ?? ''}
          width={1920}
          height={1080}
          sizes="(max-width: 999px) 100vw, 67vw"
          widths={WIDTHS}
          colour={project.colour}
        />
      </div>
      <div className="home-exclusive-words">
        <p className="label">{count}</p>
        <h2>{project.name}</h2>
        <p>{project.description}</p>
        <TitleBlock
          entries={[
            { term: catalogMessages.label.type, detail: project.type },
            { term: 'Address', detail: project.location },
            { term: catalogMessages.label.reraNumber, detail: project.reraNumber },
            {
              term: catalogMessages.label.status,
              detail: <StatusMark label={project.status} fill={statusFill(project.status)} />,
            },
          ]}
        />
        <ButtonLink
          to={project.address}
          aria-label={`${catalogMessages.knowMore}: ${project.name}`}
          data-project-id={project.id}
          onClick={() => rememberProject(project.id)}
        >
          <span className="home-exclusive-more">{catalogMessages.knowMore}</span>
          <Icon of={ArrowRight} size={20} />
        </ButtonLink>
      </div>
    </article>
  )
}

const WIDTHS = [640, 1280, 1920]
