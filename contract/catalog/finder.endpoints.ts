import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import {
  Counted,
  FacetCounts,
  FinderOptions,
  Finding,
  FoundProject,
  finderQuery,
  LooserChoice,
} from './finder.schema.ts'
import { registrationInShortOnTheWire } from './registration-on-the-wire.ts'
import { unitTypeOnTheWire } from './unit-type-on-the-wire.ts'

const countedOnTheWire = onTheWire(Counted, { name: 'name', count: 'count' })

const countsOnTheWire = onTheWire(
  z.extend(FacetCounts, {
    cities: z.array(countedOnTheWire),
    categories: z.array(countedOnTheWire),
    statuses: z.array(countedOnTheWire),
    kinds: z.array(countedOnTheWire),
    possession: z.array(countedOnTheWire),
  }),
  {
    cities: 'productCities',
    categories: 'categories',
    statuses: 'statuses',
    kinds: 'unitKinds',
    offeredKinds: 'offeredUnitKinds',
    possession: 'possession',
    anyPossession: 'anyPossession',
    prices: 'priceBands',
  },
)

const foundProjectOnTheWire = onTheWire(
  z.extend(FoundProject, {
    registration: z.optional(registrationInShortOnTheWire),
    unitTypes: z.array(unitTypeOnTheWire),
  }),
  {
    id: 'id',
    name: 'productName',
    address: 'productAddress',
    reraNumber: 'reraNo',
    categoryName: 'categoryName',
    routingName: 'routingname',
    city: 'productCity',
    state: 'productState',
    image: 'productImage',
    imageColour: 'productImageColour',
    imageClaim: 'productImageClaim',
    status: 'status',
    possessionDate: 'possessionDate',
    handedOverDate: 'handedOverDate',
    isCompleted: 'isCompleted',
    registration: 'registration',
    unitTypes: 'unitTypes',
    matching: 'matchingUnitTypes',
    others: 'otherUnitTypes',
    othersFrom: 'otherPriceFrom',
    othersTo: 'otherPriceTo',
  },
)

const looserOnTheWire = onTheWire(z.extend(LooserChoice, { projects: z.array(foundProjectOnTheWire) }), {
  facet: 'facet',
  value: 'value',
  count: 'count',
  projects: 'productList',
})

/** Returns one page of matching projects, and the number of results that every other choice would have. */
export const findProjects = endpoint({
  method: 'GET',
  path: '/Home/FindProducts',
  access: 'anyone',
  hasFreeText: true,
  query: finderQuery,
  answer: enveloped(
    onTheWire(
      z.extend(Finding, {
        projects: z.array(foundProjectOnTheWire),
        counts: countsOnTheWire,
        looser: z.array(looserOnTheWire),
      }),
      {
        total: 'total',
        unitTypes: 'unitTypeTotal',
        projects: 'productList',
        counts: 'counts',
        looser: 'looserChoices',
      },
    ),
  ),
})

export const getFinderOptions = endpoint({
  method: 'GET',
  path: '/Home/GetFinderOptions',
  access: 'anyone',
  answer: enveloped(onTheWire(FinderOptions, { cities: 'productCities', kinds: 'unitKinds', total: 'total' })),
})
