import {
  chosenFacets,
  type Facet,
  FINDER_SORTS,
  type FinderChoices,
  NO_CHOICES,
  PROJECTS_PER_FINDER_PAGE,
} from '#contract/catalog/finder.constants.ts'
import type { Finding, LooserChoice } from '#contract/catalog/finder.schema.ts'
import type { UnitKind } from '#contract/catalog/unit-types.constants.ts'
import { moneyInWords, squareFeet } from '#contract/wire/money-and-area.ts'
import { followTexts } from '../follow/follow-texts.ts'
import { inWords } from '../in-words.ts'
import { chosenIn, possessionLabel } from './chosen-labels.ts'
import { finderPagesMessages as pagesMessages } from './finder-pages-texts.ts'
import { addressOf, type FinderState } from './finder-state.ts'
import { finderPageMessages as messages } from './finder-texts.ts'
import { shownFacets } from './shown-facets.ts'
import { shownProject } from './shown-project.ts'

interface Place {
  base: string
  /** Choices that stay when all others are cleared. */
  kept?: Partial<FinderChoices>
  /** Facets that the page itself sets, so they are not among the choices that the visitor can remove. */
  without?: readonly Facet[]
}

export type ShownFinding = ReturnType<typeof shownFinding>

/** Called by the loaders, so that the formatters stay out of the initial bundle. */
export function shownFinding(finding: Finding, state: FinderState, { base, kept = {}, without = [] }: Place) {
  const { choices, sort, page } = state
  const { total, unitTypes, projects, counts, looser } = finding
  const pages = Math.max(1, Math.ceil(total / PROJECTS_PER_FINDER_PAGE))
  const chosen = chosenIn(choices).filter(({ facet }) => !without.includes(facet))
  return {
    base,
    total,
    heading: total > 0 ? messages.found(total, unitTypes, isHomes(choices)) : nothingFits(chosen.length),
    facets: shownFacets(counts, choices),
    chosen: chosen.map(({ label, without }) => ({ label, address: addressOf(base, { choices: without, sort }) })),
    clear: addressOf(base, { choices: { ...NO_CHOICES, ...kept }, sort }),
    sort,
    sorts: FINDER_SORTS.map((one) => ({
      label: messages.sorts[one],
      address: addressOf(base, { choices, sort: one }),
      isCurrent: one === sort,
    })),
    projects: projects.map(shownProject),
    page,
    pages,
    pageText: page > pages ? pagesMessages.noSuchPage(page, pages) : pagesMessages.pageOf(page, pages),
    previous:
      page > 1
        ? {
            label: page > pages ? pagesMessages.lastPage : pagesMessages.previous,
            address: addressOf(base, { choices, sort, page: Math.min(page - 1, pages) }),
          }
        : null,
    next: page < pages ? addressOf(base, { choices, sort, page: page + 1 }) : null,
    looser: total === 0 ? shownLooser(looser, state, { base, without, count: chosen.length }) : null,
  }
}

function isHomes({ kinds, categories }: FinderChoices) {
  if (kinds.length > 0) return kinds.every((kind) => kind.endsWith('BHK') || kind === 'Villa')
  return categories.length === 1 && categories[0] === 'Residential'
}

function nothingFits(count: number) {
  return count > 1 ? messages.nothingFitsAll(inWords(count)) : messages.nothing
}

/** Suggests changes that would return projects, and names the facets for which no change helps. */
function shownLooser(
  looser: readonly LooserChoice[],
  { choices, sort }: FinderState,
  { base, without, count }: { base: string; without: readonly Facet[]; count: number },
) {
  const changes = looser.filter(({ facet }) => !without.includes(facet))
  const helping = new Set(changes.map(({ facet }) => facet))
  const dead = chosenFacets(choices).filter((facet) => !without.includes(facet) && !helping.has(facet))
  return {
    advice: changes.length === 0 ? messages.noneHelps : adviceFor(count),
    changes: changes.map((change) => ({
      label: changeLabel(change, choices),
      address: addressOf(base, { choices: changed(choices, change), sort }),
      count: change.count,
      examples: change.projects.map(exampleOf).join(', '),
    })),
    hear: hearIn(choices.cities),
    dead: changes.length > 0 && dead.length > 0 ? messages.bringsNothing(dead) : null,
  }
}

function hearIn([city, ...others]: readonly string[]) {
  if (city === undefined || others.length > 0) return null
  return {
    title: followTexts.cityTitle(city),
    text: followTexts.cityText(city),
    form: { ...followTexts.follow, button: messages.tellMe, hint: '', values: { city } },
  }
}

function adviceFor(count: number) {
  if (count < 2) return messages.changeIt
  return count === 2 ? messages.changeOneOfTwo : messages.changeOne(inWords(count - 1))
}

/** A suggested city, category or status is added to the selected ones; a kind or year replaces them. */
const JOINS: readonly Facet[] = ['city', 'category', 'status']

function changeLabel({ facet, value }: LooserChoice, choices: FinderChoices) {
  if (value === null) return messages.withoutFacet(facet)
  if (facet === 'by') return messages.insteadOf(possessionLabel(value) ?? value, possessionLabel(choices.by) ?? '')
  const chosen = chosenIn(choices).flatMap((one) => (one.facet === facet ? one.label : []))
  const named = chosen.join(', ')
  return JOINS.includes(facet) ? messages.asWellAs(value, named) : messages.insteadOf(value, named)
}

function changed(choices: FinderChoices, { facet, value }: LooserChoice): FinderChoices {
  const added = value === null ? [] : [value]
  switch (facet) {
    case 'city':
      return { ...choices, cities: [...choices.cities, ...added] }
    case 'category':
      return { ...choices, categories: [...choices.categories, ...(added as FinderChoices['categories'])] }
    case 'status':
      return { ...choices, statuses: [...choices.statuses, ...(added as FinderChoices['statuses'])] }
    case 'kind':
      return { ...choices, kinds: added as UnitKind[] }
    case 'price':
      return { ...choices, priceFrom: null, priceTo: null }
    case 'area':
      return { ...choices, areaFrom: null, areaTo: null }
    default:
      return { ...choices, by: value }
  }
}

/** Such as 'Lotus Court from ₹91.5 lakh', or with the carpet area if the price is on request. */
function exampleOf({ name, unitTypes }: LooserChoice['projects'][number]) {
  const [first] = unitTypes
  if (!first) return name
  const detail =
    first.priceFrom === null ? squareFeet(first.carpetAreaFrom) : messages.budget.from(moneyInWords(first.priceFrom))
  return `${name} ${detail}`
}
