import { data } from 'react-router'
import { CATEGORY_NAME, DEFAULT_CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import { getCategoryMenu } from '#contract/catalog/categories.endpoints.ts'
import { isComingSoonCategory } from '#contract/catalog/coming-soon.ts'
import { chosenFacets, FINDER_CATEGORIES } from '#contract/catalog/finder.constants.ts'
import { listProjectsByCategoryName } from '#contract/catalog/projects.endpoints.ts'
import type { Project } from '#contract/catalog/projects.schema.ts'
import { registrationOnCard } from '#contract/catalog/registration-on-card.ts'
import { altWithClaim, claimText } from '#contract/uploads/claim-text.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Api } from '../../lib/api-client.ts'
import { notFoundInBrowser } from '../../lib/not-found-in-browser.ts'
import { categoryLinks } from '../category-links.ts'
import { addressOf, type FinderState, stateIn } from '../finder/finder-state.ts'
import { requestFinding } from '../finder/load-finder.ts'
import { shownFinding } from '../finder/shown-finding.ts'
import { dataOrNull, dataOrThrow } from '../page-data.ts'
import { categoryAddress } from '../project-address.ts'
import { choosePage } from './list-paging.ts'
import type { EntryProject } from './project-entry.tsx'

export async function loadList(api: Api, categoryName: string | undefined, request: Request) {
  const menu = dataOrNull(await api(getCategoryMenu, { query: { view: 'page' } }), 'categories')
  const { heading, category } = listHeading(categoryName, menu?.categories.map(({ name }) => name) ?? [])
  const list = {
    heading,
    category,
    base: categoryName ? categoryAddress(heading) : '/products',
    links: menu && categoryLinks(menu.categories),
    isComingSoon: isComingSoonCategory(category),
  }
  // If the categories could not be loaded, the project request decides whether the name exists.
  const isUnknown = menu !== null && category === null
  if (list.isComingSoon || isUnknown) {
    const nothing = choosePage<EntryProject>([], { city: null, page: null })
    return data({ ...list, ...nothing, cityLinks: [], narrowing: null }, { status: isUnknown ? 404 : 200 })
  }

  const projects = dataOrThrow(await api(listProjectsByCategoryName, { params: { categoryName: category ?? heading } }))
  const query = new URL(request.url).searchParams
  const chosen = choosePage(projects, { city: query.get('city'), page: query.get('page') })
  const state = stateIn(query)
  const narrowing = await loadNarrowing(api, state, { ...list, city: chosen.city })
  const isEmptyChoice = !narrowing?.isUsed && chosen.shown.length === 0 && (chosen.city !== null || chosen.page > 1)
  const shown = narrowing?.isUsed ? [] : chosen.shown.map(toEntry)
  const links = cityLinks(list.base, chosen, state)
  return data({ ...list, ...chosen, shown, cityLinks: links, narrowing }, { status: isEmptyChoice ? 404 : 200 })
}

interface ListedCities {
  cities: readonly string[]
  city: string | null
}

/** Links that change the city and keep the other choices and the order. Empty if there is nothing to choose. */
export function cityLinks(base: string, { cities, city }: ListedCities, { choices, sort }: FinderState) {
  const isUnknownCity = city !== null && !cities.includes(city)
  if (cities.length < 2 && !isUnknownCity) return []
  return [null, ...cities].map((name) => ({
    label: name ?? 'All cities',
    address: addressOf(base, { choices: { ...choices, cities: name === null ? [] : [name], categories: [] }, sort }),
    isCurrent: name === city,
  }))
}

export type LoadedList = Awaited<ReturnType<typeof loadList>>['data']

interface NarrowedList {
  base: string
  category: string | null
  city: string | null
}

/**
 * The finder facets of this list, whose category is fixed. If no facet but the city is set, only the counts are loaded,
 * and the list is shown even if that fails.
 */
async function loadNarrowing(
  api: Api,
  { choices: all, sort, page }: FinderState,
  { base, category, city }: NarrowedList,
) {
  const categories = FINDER_CATEGORIES.filter(({ name }) => name === category).map(({ name }) => name)
  const kept = { cities: city === null ? [] : [city] }
  const choices = { ...all, ...kept, categories: [] }
  const isUsed = chosenFacets(choices).some((facet) => facet !== 'city')
  const outcome = await requestFinding(
    api,
    { choices: { ...choices, categories: categories }, sort, page },
    { isCountsOnly: !isUsed },
  )
  const finding = isUsed ? dataOrThrow(outcome) : dataOrNull(outcome, 'filters')
  if (!finding) return null
  const shown = shownFinding(finding, { choices, sort, page }, { base, kept, without: ['city', 'category'] })
  return { ...shown, isUsed }
}

/** Leaves an unknown category to the server, which knows all redirects. */
export async function loadListOnNavigation(api: Api, categoryName: string | undefined, request: Request) {
  const list = await loadList(api, categoryName, request)
  const redirect = list.data.category === null && list.init?.status === 404 ? notFoundInBrowser(request) : null
  if (redirect instanceof Response) throw redirect
  return list
}

/** Returns only the fields that the page shows, because the result is serialized into the HTML. */
function toEntry(project: Project): EntryProject {
  const { id, name, city, state, address, type, status, image, imageColour, categoryName } = project
  const { routingName } = project
  const claim = claimText(project.imageClaim)
  return {
    ...{ id, name, city, state, address, type, status, image, imageColour, categoryName, routingName, claim },
    alt: altWithClaim(`${name}, ${city}`, claim),
    registration: registrationOnCard(project, siteDay(new Date())),
  }
}

interface ListHeading {
  heading: string
  /** The category whose projects are listed; null if no category has that name. */
  category: string | null
}

/**
 * Uses the stored spelling of a known category. Without a name, the heading is `DEFAULT_CATEGORY_NAME`, whose
 * misspelling is intentional, and the list shows Residential.
 */
export function listHeading(categoryName: string | undefined, categories: readonly string[]): ListHeading {
  const requested = categoryName?.trim() || DEFAULT_CATEGORY_NAME
  if (isSame(requested, DEFAULT_CATEGORY_NAME)) {
    return { heading: DEFAULT_CATEGORY_NAME, category: CATEGORY_NAME.residential }
  }
  const category = categories.find((name) => isSame(name, requested)) ?? null
  return { heading: category ?? requested, category }
}

function isSame(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}
