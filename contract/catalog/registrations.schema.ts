import * as z from 'zod/mini'
import { AUTHORITIES } from './registrations.constants.ts'

/** The RERA facts of a project or of one of its phases. Days are in the format yyyy-MM-dd. */
export const Registration = z.object({
  id: z.int(),
  projectId: z.int(),
  /** The towers or the phase covered; null for the whole project. */
  covers: z.nullable(z.string()),
  number: z.nullable(z.string()),
  authority: z.nullable(z.enum(AUTHORITIES)),
  /** The page of the registration on the portal of the authority. */
  portalUrl: z.nullable(z.string()),
  registeredOn: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  /** As declared to the authority. */
  possessionDate: z.nullable(z.string()),
  /** Set once the phase is handed over; its validity no longer matters then. */
  handedOverDate: z.nullable(z.string()),
  collectionAccount: z.nullable(z.string()),
  promoter: z.nullable(z.string()),
  /** An uploaded QR code. Without one, the QR code is generated from the portal link. */
  qrImage: z.nullable(z.string()),
  /** Returned only to accounts that may save the record. */
  version: z.optional(z.int()),
})
export type Registration = z.output<typeof Registration>

/** A QR code as an SVG path in a square of `size` units. */
const QrPath = z.object({ path: z.string(), size: z.int() })

/** A registration as staff see it, with the QR code of its portal link. */
export const ManagedRegistration = z.extend(Registration, { qr: z.nullable(QrPath) })
export type ManagedRegistration = z.output<typeof ManagedRegistration>

/** The registration shown on a card, and the number of others. */
export const RegistrationInShort = z.object({
  number: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  others: z.int(),
})
export type RegistrationInShort = z.output<typeof RegistrationInShort>
