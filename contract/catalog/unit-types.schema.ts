import * as z from 'zod/mini'
import { UNIT_KINDS } from './unit-types.constants.ts'

export const UnitType = z.object({
  id: z.int(),
  projectId: z.int(),
  name: z.string(),
  kind: z.enum(UNIT_KINDS),
  /** In square feet; equal if all units have the same area. */
  carpetAreaFrom: z.int(),
  carpetAreaTo: z.int(),
  balconyArea: z.nullable(z.int()),
  /** In rupees; both are null if the price is on request. */
  priceFrom: z.nullable(z.int()),
  priceTo: z.nullable(z.int()),
  tower: z.nullable(z.string()),
  total: z.int(),
  available: z.int(),
  /** A unit plan of the same project. */
  planId: z.nullable(z.int()),
  /** Null if the possession date of the project applies. */
  possessionDate: z.nullable(z.string()),
  version: z.optional(z.int()),
})
export type UnitType = z.output<typeof UnitType>
