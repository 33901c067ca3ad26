import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { Registration, RegistrationInShort } from './registrations.schema.ts'

export const registrationNames = {
  id: 'id',
  projectId: 'productId',
  covers: 'covers',
  number: 'registrationNumber',
  authority: 'authority',
  portalUrl: 'portalUrl',
  registeredOn: 'registeredOn',
  validUntil: 'validUntil',
  possessionDate: 'possessionDate',
  handedOverDate: 'handedOverDate',
  collectionAccount: 'collectionAccount',
  promoter: 'promoter',
  qrImage: 'qrImage',
  version: 'version',
} as const

export const registrationOnTheWire = onTheWire(Registration, registrationNames)

export const registrationInShortOnTheWire = onTheWire(RegistrationInShort, {
  number: 'registrationNumber',
  validUntil: 'validUntil',
  others: 'others',
})
