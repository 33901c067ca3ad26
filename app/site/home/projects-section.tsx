import { type CardProject, ProjectCard } from '#app/catalog/project-card.tsx'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { CAROUSEL } from '#contract/content/carousel.constants.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { moreSlide } from '../more-end.tsx'
import { useMore } from '../use-more.ts'
import type { HomeList } from './home-view.ts'
import { usePlayback } from './playback.tsx'

interface ProjectsSectionProps {
  projects: HomeList<CardProject>
  heading: string
  lead: string | null
}

export function ProjectsSection({ projects, heading, lead }: ProjectsSectionProps) {
  const { isFilmPlaying } = usePlayback()
  const more = useMore({ ...projects, read: readMore, idOf: ({ id }) => id })
  if (more.items.length === 0) return null
  return (
    <section className="section home-projects">
      <Carousel
        {...CAROUSEL.projects}
        atFirst={5}
        label={heading}
        isPaused={isFilmPlaying}
        hasPauseButton
        isBleeding
        peek={0.16}
        onNearEnd={more.loadUnlessFailed}
        head={
          <div className="home-head">
            <h2>{heading}</h2>
            {lead && <p>{lead}</p>}
          </div>
        }
      >
        {[
          ...more.items.map((project) => <ProjectCard key={project.id} project={project} sizes={THREE_AND_A_PEEK} />),
          moreSlide(more),
        ]}
      </Carousel>
      <div className="wrap home-all">
        <TextLink to="/products">{catalogMessages.allProjects(projects.total)}</TextLink>
      </div>
    </section>
  )
}

async function readMore(skip: number) {
  const { readMoreCards } = await import('../read-more.ts')
  return readMoreCards('projects', null, skip)
}

// Phones display 84vw, but at three device pixels per CSS pixel the loss is invisible.
const THREE_AND_A_PEEK = '(min-width: 1000px) 29vw, (min-width: 600px) 43vw, 54vw'
