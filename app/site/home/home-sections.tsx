import { Fragment, lazy } from 'react'
import { homeMessages } from '#contract/content/home.messages.ts'
import type { HomeSection } from '#contract/content/home-sections.schema.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { LoadFailure } from '../../ui/feedback/error-state.tsx'
import { Part } from '../../ui/layout/part.tsx'
import { AboutSection } from './about-section.tsx'
import { BanksSection } from './banks-section.tsx'
import { CategoriesSection } from './categories-section.tsx'
import { DisclaimerModal } from './disclaimer-modal.tsx'
import { ExclusiveSection } from './exclusive-section.tsx'
import { FilmsSection } from './films-section.tsx'
import { Hero } from './hero.tsx'
import { HighlightsSection } from './highlights-section.tsx'
import { HomeFinder } from './home-finder.tsx'
import type { HomeFinderView } from './home-finder-view.ts'
import type { HomeView } from './home-view.ts'
import { InitiativesSection } from './initiatives-section.tsx'
import { NewsSection } from './news-section.tsx'
import { ProjectsSection } from './projects-section.tsx'
import { StatsSection } from './stats-section.tsx'

// Loaded lazily, because few sites have a popup. If loading fails, the popup is left out.
const HomePopup = lazy(() => import('./home-popup.tsx').catch(() => ({ default: () => null })))

interface HomeSectionsProps {
  sections: readonly HomeSection[]
  /** Null if the lists could not be loaded. */
  home: HomeView | null
  /** Null if there are no unit types or the options could not be loaded; omitted in previews. */
  finder?: HomeFinderView | null
}

/** The dialogs follow the first section, so that they open early. */
export function HomeSections({ sections, home, finder }: HomeSectionsProps) {
  const find = <K extends HomeSection['kind']>(kind: K) =>
    sections.find((one): one is Extract<HomeSection, { kind: K }> => one.kind === kind) ?? null
  const popup = find('popup')
  return sections.map((section, at) => (
    <Fragment key={section.kind}>
      <Section section={section} home={home} />
      {section.kind === 'hero' && finder && <HomeFinder {...finder} />}
      {at === 0 && (
        <>
          <DisclaimerModal disclaimer={find('disclaimer')} />
          {popup?.picture && (
            <Part>
              <HomePopup {...popup} picture={popup.picture} />
            </Part>
          )}
        </>
      )}
    </Fragment>
  ))
}

function Section({ section, home }: { section: HomeSection; home: HomeView | null }) {
  // Not inside a `Part`, because the hero is visible immediately and must hydrate first.
  if (section.kind === 'hero') return <Hero section={section} slides={home?.slides ?? []} />
  return <Part>{home ? listSection(section, home) : withoutLists(section)}</Part>
}

function listSection(section: HomeSection, home: HomeView) {
  switch (section.kind) {
    case 'projects':
      return (
        <ProjectsSection
          projects={home.projects}
          heading={section.heading ?? siteMessages.heading.projects}
          lead={section.lead}
        />
      )
    case 'categories':
      return (
        <CategoriesSection
          categories={home.categories}
          heading={section.heading ?? homeMessages.propertiesByCategory}
        />
      )
    case 'exclusive':
      return <ExclusiveSection projects={home.exclusive} heading={section.heading ?? homeMessages.exclusive} />
    case 'films':
      return <FilmsSection testimonials={home.testimonials} heading={section.heading ?? homeMessages.testimonials} />
    case 'news':
      return <NewsSection news={home.news} heading={section.heading ?? homeMessages.newsAndEvents} />
    case 'banks':
      return <BanksSection banks={home.banks} heading={section.heading ?? homeMessages.banks} />
    default:
      return withoutLists(section)
  }
}

/**
 * Renders a section that needs no lists. A retry button replaces the projects section, and other sections with lists
 * are left out.
 */
function withoutLists(section: HomeSection) {
  switch (section.kind) {
    case 'projects':
      return (
        <div className="wrap home-failure">
          <LoadFailure />
        </div>
      )
    case 'about':
      return <AboutSection {...section} />
    case 'numbers':
      return <StatsSection {...section} />
    case 'highlights':
      return <HighlightsSection {...section} />
    case 'initiatives':
      return <InitiativesSection {...section} />
    default:
      return null
  }
}
