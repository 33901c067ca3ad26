import { ProjectCard } from '#app/catalog/project-card.tsx'
import { say as catalog } from '#contract/catalog/catalog.messages.ts'
import { CAROUSEL } from '#contract/content/screen.constants.ts'
import { say } from '#contract/content/site.messages.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { HomeCategory } from './home-view.ts'
import { usePlayback } from './playback.tsx'
import './categories-section.css'

export function CategoriesSection({ categories }: { categories: readonly HomeCategory[] }) {
  if (categories.length === 0) return null
  return (
    <section className="section on-ink home-categories" aria-labelledby="categories">
      <div className="wrap">
        <h2 id="categories">{say.heading.propertiesByCategory}</h2>
        <Tabs
          label={say.heading.propertiesByCategory}
          look="serif"
          tabs={categories.map((category, at) => ({
            id: `category-${category.id}`,
            label: category.name,
            panel: <CategoryPanel category={category} isFirst={at === 0} />,
          }))}
        />
      </div>
    </section>
  )
}

function CategoryPanel({ category, isFirst }: { category: HomeCategory; isFirst: boolean }) {
  const { isFilmPlaying } = usePlayback()
  if (category.projects.length === 0) return <EmptyState title={catalog.noProjects} />
  return (
    <>
      <Carousel
        {...CAROUSEL.projectsByCategory}
        atFirst={isFirst ? 4 : 3}
        label={`${category.name} projects`}
        isPaused={isFilmPlaying}
        hasPauseButton
      >
        {category.projects.map((project) => (
          <ProjectCard key={project.id} project={project} sizes={ONE_TWO_THREE} />
        ))}
      </Carousel>
      <TextLink className="home-categories-all" to={category.address}>
        All {inSentence(category.name)} projects
      </TextLink>
    </>
  )
}

// A phone's third point per pixel shows nothing new, so phones are told less than the 90vw they use.
const ONE_TWO_THREE = '(min-width: 1000px) 30vw, (min-width: 600px) 46vw, 54vw'

/** 'Residential' is an ordinary word inside a sentence; 'IT SEZ' stays as it is. */
function inSentence(name: string) {
  return /[A-Z]{2}/.test(name) ? name : name.toLowerCase()
}
