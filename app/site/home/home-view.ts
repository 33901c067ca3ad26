import { categoryAddress } from '#app/catalog/project-address.ts'
import type { CardProject } from '#app/catalog/project-card.tsx'
import type { Testimonial } from '#app/testimonials/testimonial-films.tsx'
import { projectAddress } from '#contract/catalog/project-address.ts'
import {
  EXCLUSIVE_PROJECTS,
  homeCategoryRule,
  isInList,
  type ListRule,
  listPageRule,
  OPEN_NEW_LAUNCHES,
  OPEN_PROJECTS,
} from '#contract/catalog/project-lists.ts'
import type { Project } from '#contract/catalog/projects.schema.ts'
import { HOME_EVENTS, HOME_LIMITS } from '#contract/content/content.constants.ts'
import type { Bank, HomePage } from '#contract/content/content.schema.ts'
import { embedsMessages } from '#contract/content/embeds.messages.ts'
import type { MediaItem } from '#contract/media/media.schema.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { cardOf, type ExclusiveProject, exclusiveOf, filmPosterOf, testimonialOf } from './shown-at-home.ts'

export interface HeroSlide {
  id: number
  address: string
  name: string
  place: string
  image: string
  colour: string | null
}

export interface HomeList<T> {
  first: T[]
  total: number
}

export interface HomeFilms extends HomeList<Testimonial> {
  /** The banner of the first film's project; null if there is no such project. */
  poster: string | null
  /** The notice about the data that playing a film sends to the video host. */
  notice: string
}

export interface HomeCategory extends HomeList<CardProject> {
  id: number
  name: string
  address: string
  /** Includes completed projects, unlike `total`. */
  totalOnListPage: number
}

export interface NewsItem extends Pick<MediaItem, 'id' | 'name' | 'date' | 'link'> {
  image: string | null
}

export interface HomeView {
  slides: HeroSlide[]
  projects: HomeList<CardProject>
  categories: HomeCategory[]
  exclusive: HomeList<ExclusiveProject>
  testimonials: HomeFilms
  news: { lead: NewsItem | null; list: NewsItem[]; more: NewsItem[] }
  banks: Bank[]
}

/** Returns only the data that the page shows, because the document contains all loader data. */
export function homeView(home: HomePage, { withAllFilms = false } = {}): HomeView {
  const { totals } = home
  const card = cardMaker()
  const listedBy = (rule: ListRule) => home.projects.filter((project) => isInList(project, rule))
  const open = listedBy(OPEN_PROJECTS)
  const others = home.projects.filter((project) => !isInList(project, OPEN_PROJECTS))
  const exclusive = listedBy(EXCLUSIVE_PROJECTS)
  const films = withAllFilms ? home.testimonials : home.testimonials.slice(0, HOME_LIMITS.testimonials)
  return {
    slides: slidesOf(open),
    projects: {
      first: [...open, ...others].slice(0, HOME_LIMITS.projects).map(card),
      total: totals?.projects ?? home.projects.length,
    },
    categories: home.categories.map(({ id, name }) => {
      const projects = listedBy(homeCategoryRule(id))
      const counted = totals?.categories.find(({ categoryId }) => categoryId === id)
      return {
        ...{ id, name },
        address: categoryAddress(name),
        first: projects.slice(0, HOME_LIMITS.projectsOfCategory).map(card),
        total: counted?.count ?? projects.length,
        totalOnListPage: counted?.countOnListPage ?? listedBy(listPageRule(id)).length,
      }
    }),
    exclusive: {
      first: exclusive.slice(0, HOME_LIMITS.exclusive).map(exclusiveOf),
      total: totals?.exclusive ?? exclusive.length,
    },
    testimonials: {
      first: films.map((film) => testimonialOf(film, home.projects)),
      total: home.testimonials.length,
      poster: filmPosterOf(films, home.projects),
      notice: embedsMessages.films,
    },
    news: newsOf(home.mediaItems),
    banks: home.banks.map((bank) => ({ ...bank, logo: assetAddress(UPLOAD_FOLDER.images, bank.logo) })),
  }
}

/**
 * Returns a function that reuses one card object per project, so that a project in several lists is serialised once.
 */
function cardMaker() {
  const made = new Map<number, CardProject>()
  return (project: Project) => {
    const card = made.get(project.id) ?? cardOf(project)
    made.set(project.id, card)
    return card
  }
}

/** New launches come first. Exclusive projects get no priority, because they have their own section. */
function slidesOf(open: readonly Project[]): HeroSlide[] {
  const isLaunch = (project: Project) => isInList(project, OPEN_NEW_LAUNCHES)
  const ordered = [...open.filter(isLaunch), ...open.filter((project) => !isLaunch(project))]
  return ordered.slice(0, HOME_LIMITS.slides).map(slideOf)
}

export function slideOf(project: Project): HeroSlide {
  return {
    id: project.id,
    address: projectAddress(project),
    name: project.name,
    place: `${project.type}, ${project.city}`,
    image: assetAddress(UPLOAD_FOLDER.banners, project.bannerImage),
    colour: project.bannerColour,
  }
}

function newsOf(items: readonly MediaItem[]) {
  const [lead = null, ...rest] = items
    .filter(({ isActive }) => isActive)
    .toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id)
    .slice(0, HOME_EVENTS)
    .map(({ id, name, date, link, image }) => ({
      ...{ id, name, link },
      date: date.slice(0, 'yyyy-MM-dd'.length),
      image: image && assetAddress(UPLOAD_FOLDER.banners, image),
    }))
  return { lead, list: rest.slice(0, HOME_LIMITS.newsInList), more: rest.slice(HOME_LIMITS.newsInList) }
}
