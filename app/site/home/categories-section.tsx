import { inSentence } from '#app/catalog/in-words.ts'
import { ProjectCard } from '#app/catalog/project-card.tsx'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { CAROUSEL } from '#contract/content/carousel.constants.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { moreSlide } from '../more-end.tsx'
import { useMore } from '../use-more.ts'
import type { HomeCategory } from './home-view.ts'
import { usePlayback } from './playback.tsx'
import './categories-section.css'

export function CategoriesSection({ categories, heading }: { categories: readonly HomeCategory[]; heading: string }) {
  if (categories.length === 0) return null
  return (
    <section className="section on-ink home-categories" aria-labelledby="categories">
      <div className="wrap">
        <h2 id="categories">{heading}</h2>
        <Tabs
          label={heading}
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
  const more = useMore({ ...category, read: (skip) => readMore(category.name, skip), idOf: ({ id }) => id })
  if (more.items.length === 0) return <EmptyState title={catalogMessages.noProjects} />
  return (
    <>
      <Carousel
        {...CAROUSEL.projectsByCategory}
        atFirst={isFirst ? 4 : 3}
        label={`${category.name} projects`}
        isPaused={isFilmPlaying}
        hasPauseButton
        onNearEnd={more.loadUnlessFailed}
      >
        {[
          ...more.items.map((project) => <ProjectCard key={project.id} project={project} sizes={ONE_TWO_THREE} />),
          moreSlide(more),
        ]}
      </Carousel>
      <TextLink className="home-categories-all" to={category.address}>
        {catalogMessages.allProjects(category.totalOnListPage, `${inSentence(category.name)} `)}
      </TextLink>
    </>
  )
}

async function readMore(categoryName: string, skip: number) {
  const { readMoreCards } = await import('../read-more.ts')
  return readMoreCards('category', categoryName, skip)
}

// Phones display 90vw, but at three device pixels per CSS pixel the loss is invisible.
const ONE_TWO_THREE = '(min-width: 1000px) 30vw, (min-width: 600px) 46vw, 54vw'
