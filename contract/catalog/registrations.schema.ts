import * as z from 'zod/mini'
import { AUTHORITIES } from './registrations.constants.ts'

/** The RERA registration of a project or of one of its phases. Dates are yyyy-MM-dd. */
export const Registration = z.object({
  id: z.int(),
  projectId: z.int(),
  /** The towers or the phase that it covers; null for the whole project. */
  covers: z.nullable(z.string()),
  number: z.nullable(z.string()),
  authority: z.nullable(z.enum(AUTHORITIES)),
  /** The page of the registration on the portal of the authority. */
  portalUrl: z.nullable(z.string()),
  registeredOn: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  /** As declared to the authority. */
  possessionDate: z.nullable(z.string()),
  /** Once it is set, the validity of the registration no longer matters. */
  handedOverDate: z.nullable(z.string()),
  collectionAccount: z.nullable(z.string()),
  promoter: z.nullable(z.string()),
  /** An uploaded QR code; null if it is generated from `portalUrl`. */
  qrImage: z.nullable(z.string()),
  version: z.optional(z.int()),
})
export type Registration = z.output<typeof Registration>

/** A QR code as an SVG path in a square of `size` units. */
const QrPath = z.object({ path: z.string(), size: z.int() })

/** `qr` is generated from the portal link; null if there is none. */
export const ManagedRegistration = z.extend(Registration, { qr: z.nullable(QrPath) })
export type ManagedRegistration = z.output<typeof ManagedRegistration>

/** The first registration in display order; `others` counts the rest. */
export const RegistrationInShort = z.object({
  number: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  others: z.int(),
})
export type RegistrationInShort = z.output<typeof RegistrationInShort>
