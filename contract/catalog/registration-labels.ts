import { registeredMessages } from './registered.messages.ts'
import { registrationsMessages } from './registrations.messages.ts'

export const REGISTRATION_LABELS = {
  ...registrationsMessages.label,
  registeredOn: registeredMessages.registeredOn,
  validUntil: registeredMessages.validUntil,
  possessionDate: registeredMessages.possession,
  handedOverDate: registeredMessages.handedOver,
  promoter: registeredMessages.promoter,
} as const
export type RegistrationField = keyof typeof REGISTRATION_LABELS
