import * as z from 'zod/mini'
import { orNull, repeated } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { PROJECT_STATUSES } from './catalog.constants.ts'
import { FACETS, FINDER_CATEGORIES, FINDER_SORTS, MOST_VALUES, READY } from './finder.constants.ts'
import { finderMessages as messages } from './finder.messages.ts'
import { Project } from './projects.schema.ts'
import { UNIT_KINDS, UNIT_LIMIT } from './unit-types.constants.ts'
import { UnitType } from './unit-types.schema.ts'

const LATEST_PAGE = 1_000_000

function chosen<T extends z.ZodMiniType>(value: T) {
  return repeated(value, { max: MOST_VALUES, sentence: messages.tooMany })
}

function figure(max: number, message: string) {
  return orNull(
    z.codec(
      z.union([z.string(), z.number()], message),
      z.int(message).check(z.minimum(0, message), z.maximum(max, message)),
      {
        decode: (value) => (/^\d{1,10}$/.test(String(value).trim()) ? Number(value) : Number.NaN),
        encode: (value) => value,
      },
    ),
  )
}

export const finderQuery = {
  city: chosen(z.string().check(z.trim(), z.maxLength(LENGTH.name, messages.cityInvalid))),
  category: chosen(
    z.enum(
      FINDER_CATEGORIES.map(({ name }) => name),
      messages.categoryUnknown,
    ),
  ),
  status: chosen(z.enum(PROJECT_STATUSES, messages.statusUnknown)),
  kind: chosen(z.enum(UNIT_KINDS, messages.kindUnknown)),
  priceFrom: figure(UNIT_LIMIT.price, messages.priceInvalid),
  priceTo: figure(UNIT_LIMIT.price, messages.priceInvalid),
  areaFrom: figure(UNIT_LIMIT.area, messages.areaInvalid),
  areaTo: figure(UNIT_LIMIT.area, messages.areaInvalid),
  by: orNull(z.string(messages.byInvalid).check(z.regex(new RegExp(`^(${READY}|20\\d\\d)$`), messages.byInvalid))),
  sort: orNull(z.enum(FINDER_SORTS, messages.sortUnknown)),
  page: figure(LATEST_PAGE, messages.pageInvalid),
  /** With `counts`, the response has no projects and no suggestions. */
  view: z.optional(z.enum(['counts'], messages.viewUnknown)),
}

export const Counted = z.object({ name: z.string(), count: z.int() })
export type Counted = z.output<typeof Counted>

/** Each facet is counted with the choices in all other facets applied. All counts are of projects, except `prices`. */
export const FacetCounts = z.object({
  cities: z.array(Counted),
  categories: z.array(Counted),
  statuses: z.array(Counted),
  kinds: z.array(Counted),
  /** The kinds of all unit types that are not sold out, whatever is selected. */
  offeredKinds: z.array(z.string()),
  /** `READY`, then years in ascending order. The count of a year includes `READY` and earlier years. */
  possession: z.array(Counted),
  /** The number of projects if no possession is selected. */
  anyPossession: z.int(),
  /** Number of unit types per price band; the first band is below the first of `PRICE_STEPS`. */
  prices: z.array(z.int()),
})
export type FacetCounts = z.output<typeof FacetCounts>

export const FoundProject = z.extend(
  z.pick(Project, {
    id: true,
    name: true,
    address: true,
    reraNumber: true,
    categoryName: true,
    routingName: true,
    city: true,
    state: true,
    image: true,
    imageColour: true,
    imageClaim: true,
    status: true,
    possessionDate: true,
    handedOverDate: true,
    isCompleted: true,
    registration: true,
  }),
  {
    /** The first matching unit types that are not sold out, in the project's order; at most `MOST_UNIT_TYPES_SHOWN`. */
    unitTypes: z.array(UnitType),
    /** Number of all matching unit types that are not sold out. */
    matching: z.int(),
    /**
     * Unit types that do not match and are not sold out: their number, lowest and highest price. Prices are null if
     * none is known.
     */
    others: z.int(),
    othersFrom: z.nullable(z.int()),
    othersTo: z.nullable(z.int()),
  },
)
export type FoundProject = z.output<typeof FoundProject>

/** A suggestion if nothing matches: the same choices with one facet changed. */
export const LooserChoice = z.object({
  facet: z.enum(FACETS),
  /** The suggested value of the facet; null removes the choice. */
  value: z.nullable(z.string()),
  count: z.int(),
  /** The first projects that would match after the change. */
  projects: z.array(FoundProject),
})
export type LooserChoice = z.output<typeof LooserChoice>

export const Finding = z.object({
  total: z.int(),
  /** Number of matching unit types in all projects. */
  unitTypes: z.int(),
  projects: z.array(FoundProject),
  counts: FacetCounts,
  /** Most results first; empty if any project matches. */
  looser: z.array(LooserChoice),
})
export type Finding = z.output<typeof Finding>

export const FinderOptions = z.object({
  cities: z.array(z.string()),
  kinds: z.array(z.enum(UNIT_KINDS)),
  /** Number of projects when no filter is set. */
  total: z.int(),
})
export type FinderOptions = z.output<typeof FinderOptions>
