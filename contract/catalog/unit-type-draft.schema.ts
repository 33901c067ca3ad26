import * as z from 'zod/mini'
import {
  between,
  calendarDay,
  idOrNew,
  optionalText,
  orNull,
  recordId,
  required,
  versionSeen,
} from '#contract/wire/fields.ts'
import { wholeNumber } from '#contract/wire/figures.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { UNIT_KINDS, UNIT_LIMIT } from './unit-types.constants.ts'
import { unitTypesMessages as messages } from './unit-types.messages.ts'

const area = () => wholeNumber({ min: 1, max: UNIT_LIMIT.area }, messages.areaInvalid)
const price = () => wholeNumber({ min: 1, max: UNIT_LIMIT.price }, messages.priceInvalid)
const available = () => wholeNumber({ min: 0, max: UNIT_LIMIT.units }, messages.availableInvalid)

/** If the upper area or price is null, it equals the lower one. */
export const UnitTypeDraft = z
  .object({
    id: idOrNew(),
    projectId: recordId(catalogChangesMessages.projectRequired),
    name: required(messages.nameRequired, { max: LENGTH.name }),
    kind: z.enum(UNIT_KINDS, messages.kindUnknown),
    carpetAreaFrom: wholeNumber({ min: 1, max: UNIT_LIMIT.area }, messages.areaInvalid, messages.carpetAreaRequired),
    carpetAreaTo: orNull(area()),
    balconyArea: orNull(area()),
    priceFrom: orNull(price()),
    priceTo: orNull(price()),
    tower: optionalText({ max: LENGTH.name }),
    total: wholeNumber({ min: 1, max: UNIT_LIMIT.units }, messages.totalInvalid),
    available: available(),
    planId: orNull(recordId(messages.unknownPlan)),
    possessionDate: orNull(calendarDay()),
    version: versionSeen(),
  })
  .check(
    between(
      ['carpetAreaTo', 'carpetAreaFrom'],
      ({ carpetAreaFrom, carpetAreaTo }) => carpetAreaTo === null || carpetAreaFrom <= carpetAreaTo,
      messages.areaReversed,
    ),
    between(
      ['priceFrom', 'priceTo'],
      ({ priceFrom, priceTo }) => priceTo === null || priceFrom !== null,
      messages.priceFromMissing,
    ),
    between(
      ['priceTo', 'priceFrom'],
      ({ priceFrom, priceTo }) => priceFrom === null || priceTo === null || priceFrom <= priceTo,
      messages.priceReversed,
    ),
    between(['available', 'total'], ({ available, total }) => available <= total, messages.availableOverTotal),
  )
export type UnitTypeDraft = z.output<typeof UnitTypeDraft>

export const AvailableChange = z.object({ id: recordId(), available: available(), version: versionSeen() })
export type AvailableChange = z.output<typeof AvailableChange>
