import * as z from 'zod/mini'
import { SHORTLIST_LIMIT } from '#contract/content/content.constants.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { pathName } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { chosenProjectsMessages } from './chosen-projects.messages.ts'
import { ChosenPerk, ChosenProject, ChosenUnitType, CostInAll } from './chosen-projects.schema.ts'
import { reachedOnTheWire } from './progress-on-the-wire.ts'
import { registrationInShortOnTheWire } from './registration-on-the-wire.ts'

const { unreadable, tooMany } = chosenProjectsMessages

/** A number is the id of a project; text is its current or a former routing name. */
const Reference = z.union([z.int32(unreadable).check(z.positive(unreadable)), pathName(unreadable)], unreadable)
export type ProjectReference = z.output<typeof Reference>

const unitTypeOnTheWire = onTheWire(ChosenUnitType, {
  id: 'id',
  name: 'unitTypeName',
  kind: 'unitKind',
  carpetAreaFrom: 'carpetAreaFrom',
  carpetAreaTo: 'carpetAreaTo',
  priceFrom: 'priceFrom',
  priceTo: 'priceTo',
  available: 'availableUnits',
})

const costOnTheWire = onTheWire(CostInAll, {
  kind: 'unitKind',
  unitTypeName: 'unitTypeName',
  total: 'total',
  buyer: 'buyer',
  hasGst: 'hasGst',
  hasDuty: 'hasDuty',
})

const chosenProjectOnTheWire = onTheWire(
  z.extend(ChosenProject, {
    registration: z.optional(registrationInShortOnTheWire),
    unitTypes: z.array(unitTypeOnTheWire),
    reached: z.array(reachedOnTheWire),
    costs: z.array(costOnTheWire),
    perks: z.array(onTheWire(ChosenPerk, { name: 'perksName', distance: 'distance' })),
  }),
  {
    id: 'id',
    name: 'productName',
    routingName: 'routingname',
    categoryName: 'categoryName',
    address: 'productAddress',
    reraNumber: 'reraNo',
    registration: 'registration',
    isCompleted: 'isCompleted',
    status: 'status',
    possessionDate: 'possessionDate',
    handedOverDate: 'handedOverDate',
    image: 'productImage',
    imageColour: 'productImageColour',
    imageClaim: 'productImageClaim',
    unitTypes: 'unitTypes',
    reached: 'reachedStages',
    handedOverTowers: 'handedOverTowers',
    costs: 'costsInAll',
    banks: 'banks',
    features: 'features',
    perks: 'perks',
  },
)

/** A POST, so that a visitor's shortlist is neither logged nor cached. */
export const listChosenProjects = endpoint({
  method: 'POST',
  path: '/Home/GetChosenProjects',
  access: 'anyone',
  changesData: false,
  body: z.array(Reference, unreadable).check(z.maxLength(SHORTLIST_LIMIT, tooMany(SHORTLIST_LIMIT))),
  answer: enveloped(
    // One entry per reference, in the same order; null if no visible project matches.
    onTheWire(z.object({ projects: z.array(z.nullable(chosenProjectOnTheWire)) }), { projects: 'products' }),
  ),
})
