import * as z from 'zod/mini'
import { calendarDay, idOrNew, optionalText, orNull, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { wholeNumber } from '#contract/wire/whole-number.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { UNIT_KINDS, UNIT_LIMIT } from './unit-types.constants.ts'
import { unitTypesMessages as messages } from './unit-types.messages.ts'

const area = () => wholeNumber({ min: 1, max: UNIT_LIMIT.area }, messages.areaInvalid)
const price = () => wholeNumber({ min: 1, max: UNIT_LIMIT.price }, messages.priceInvalid)
const available = () => wholeNumber({ min: 0, max: UNIT_LIMIT.units }, messages.availableInvalid)

/** Without an upper area or price, it equals the lower one. */
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
    z.refine(({ carpetAreaFrom, carpetAreaTo }) => carpetAreaTo === null || carpetAreaFrom <= carpetAreaTo, {
      error: messages.areaReversed,
      path: ['carpetAreaTo'],
    }),
    z.refine(({ priceFrom, priceTo }) => priceTo === null || priceFrom !== null, {
      error: messages.priceFromMissing,
      path: ['priceFrom'],
    }),
    z.refine(({ priceFrom, priceTo }) => priceFrom === null || priceTo === null || priceFrom <= priceTo, {
      error: messages.priceReversed,
      path: ['priceTo'],
    }),
    z.refine((draft) => draft.available <= draft.total, { error: messages.availableOverTotal, path: ['available'] }),
  )
export type UnitTypeDraft = z.output<typeof UnitTypeDraft>

/** How many units are left, without any other field. */
export const AvailableChange = z.object({ id: recordId(), available: available(), version: versionSeen() })
export type AvailableChange = z.output<typeof AvailableChange>
