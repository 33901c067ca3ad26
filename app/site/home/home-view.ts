import { categoryAddress, projectAddress } from '#app/catalog/project-address.ts'
import type { CardProject } from '#app/catalog/project-card.tsx'
import type { Testimonial } from '#app/testimonials/testimonial-films.tsx'
import { CATEGORY } from '#contract/catalog/catalog.constants.ts'
import { say } from '#contract/catalog/catalog.messages.ts'
import { isComingSoon } from '#contract/catalog/coming-soon.ts'
import type { Project } from '#contract/catalog/projects.schema.ts'
import { HOME_EVENTS } from '#contract/content/content.constants.ts'
import type { Bank, HomePage } from '#contract/content/content.schema.ts'
import type { MediaItem } from '#contract/media/media.schema.ts'
import { embedAddressOf } from '#contract/testimonials/video-link.ts'
import { assetAddress } from '#contract/uploads/asset-address.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'

/** How much of each list the page holds. What is left out has a page of its own. */
export const HOME_LIMITS = {
  slides: 3,
  projects: 12,
  projectsOfCategory: 9,
  exclusive: 6,
  testimonials: 8,
  newsInList: 6,
} as const

export interface HeroSlide {
  id: number
  address: string
  name: string
  place: string
  image: string
  colour: string | null
}

export interface HomeCategory {
  id: number
  name: string
  address: string
  projects: CardProject[]
}

export interface ExclusiveProject
  extends Pick<Project, 'id' | 'name' | 'description' | 'type' | 'reraNumber' | 'status'> {
  address: string
  location: string
  image: string
  colour: string | null
}

export interface NewsItem extends Pick<MediaItem, 'id' | 'name' | 'date' | 'link'> {
  image: string | null
}

export interface HomeView {
  slides: HeroSlide[]
  projects: CardProject[]
  categories: HomeCategory[]
  exclusive: ExclusiveProject[]
  testimonials: Testimonial[]
  news: { lead: NewsItem | null; list: NewsItem[]; more: NewsItem[] }
  banks: Bank[]
}

/** What the page shows of the whole answer. The rest would only make the document heavier: it travels inside it. */
export function homeView(home: HomePage): HomeView {
  const card = cardMaker()
  const open = home.projects.filter((project) => !project.isCompleted && !isComingSoon(project))
  const others = home.projects.filter((project) => project.isCompleted || isComingSoon(project))
  const exclusive = home.projects.filter((project) => project.isExclusive && !isComingSoon(project))
  return {
    slides: slidesOf(open),
    projects: [...open, ...others].slice(0, HOME_LIMITS.projects).map(card),
    categories: home.categories.map(({ id, name }) => ({
      id,
      name,
      address: categoryAddress(name),
      projects: projectsOfCategory(home.projects, id).slice(0, HOME_LIMITS.projectsOfCategory).map(card),
    })),
    exclusive: exclusive.slice(0, HOME_LIMITS.exclusive).map(exclusiveOf),
    testimonials: home.testimonials.slice(0, HOME_LIMITS.testimonials).map(testimonialOf),
    news: newsOf(home.mediaItems),
    banks: home.banks.map((bank) => ({ ...bank, logo: assetAddress(UPLOAD_FOLDER.images, bank.logo) })),
  }
}

/** New launches and completed projects go by their flags; any other category leaves the completed out. */
export function projectsOfCategory<P extends Pick<Project, 'categoryId' | 'isNewLaunch' | 'isCompleted'>>(
  projects: readonly P[],
  categoryId: number,
) {
  if (categoryId === CATEGORY.newLaunch) return projects.filter((project) => project.isNewLaunch)
  if (categoryId === CATEGORY.completed) return projects.filter((project) => project.isCompleted)
  return projects.filter((project) => project.categoryId === categoryId && !project.isCompleted)
}

/** One card per project, however many lists it stands in: the document then carries it once. */
function cardMaker() {
  const made = new Map<number, CardProject>()
  return (project: Project) => {
    const card = made.get(project.id) ?? cardOf(project)
    made.set(project.id, card)
    return card
  }
}

function cardOf(project: Project): CardProject {
  const { id, name, type, status } = project
  const address = projectAddress(project)
  if (isComingSoon(project)) {
    return { id, address, name: say.comingSoonOnCard, place: project.city, image: null, colour: null, status: null }
  }
  const image = assetAddress(UPLOAD_FOLDER.images, project.image)
  return { id, address, name, place: `${type}. ${project.address}`, image, colour: project.imageColour, status }
}

/** New launches first: the exclusive ones have a place of their own further down. */
function slidesOf(open: readonly Project[]): HeroSlide[] {
  const ordered = [...open.filter(({ isNewLaunch }) => isNewLaunch), ...open.filter(({ isNewLaunch }) => !isNewLaunch)]
  return ordered.slice(0, HOME_LIMITS.slides).map((project) => ({
    id: project.id,
    address: projectAddress(project),
    name: project.name,
    place: `${project.type}, ${project.city}`,
    image: assetAddress(UPLOAD_FOLDER.banners, project.bannerImage),
    colour: project.bannerColour,
  }))
}

function exclusiveOf(project: Project): ExclusiveProject {
  const { id, name, description, type, reraNumber, status } = project
  return {
    ...{ id, name, description, type, reraNumber, status },
    address: projectAddress(project),
    location: project.address,
    image: assetAddress(UPLOAD_FOLDER.banners, project.bannerImage),
    colour: project.bannerColour,
  }
}

function testimonialOf({ id, name, videoLink }: HomePage['testimonials'][number]): Testimonial {
  const [who = name, ...where] = name.split(', ')
  return { id, name: who, place: where.join(', '), link: videoLink, embedAddress: embedAddressOf(videoLink) }
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
