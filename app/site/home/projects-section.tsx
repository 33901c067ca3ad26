import { type CardProject, ProjectCard } from '#app/catalog/project-card.tsx'
import { CAROUSEL } from '#contract/content/screen.constants.ts'
import { say } from '#contract/content/site.messages.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { usePlayback } from './playback.tsx'

export function ProjectsSection({ projects }: { projects: readonly CardProject[] }) {
  const { isFilmPlaying } = usePlayback()
  if (projects.length === 0) return null
  return (
    <section className="section home-projects">
      <Carousel
        {...CAROUSEL.projects}
        atFirst={5}
        label={say.heading.projects}
        isPaused={isFilmPlaying}
        hasPauseButton
        isBleeding
        peek={0.16}
        head={
          <div className="home-head">
            <h2>{say.heading.projects}</h2>
            <p>Twenty-two addresses are rising now. Each carries its registration number and its stage of work.</p>
          </div>
        }
      >
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} sizes={THREE_AND_A_PEEK} />
        ))}
      </Carousel>
    </section>
  )
}

// A phone's third point per pixel shows nothing new, so phones are told less than the 84vw they use.
const THREE_AND_A_PEEK = '(min-width: 1000px) 29vw, (min-width: 600px) 43vw, 54vw'
