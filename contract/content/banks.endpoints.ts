import * as z from 'zod/mini'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { storedFile } from '#contract/uploads/uploads.schema.ts'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { idOrNew, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { banksMessages } from './banks.messages.ts'
import { Bank } from './content.schema.ts'

export const ManagedBank = z.extend(Bank, { version: z.int() })
export type ManagedBank = z.output<typeof ManagedBank>

export const BankDraft = z.object({
  id: idOrNew(),
  name: required(banksMessages.nameRequired, { max: LENGTH.name }),
  logo: storedFile(banksMessages.logoRequired),
  version: versionSeen(),
})
export type BankDraft = z.output<typeof BankDraft>

const names = { id: 'id', name: 'name', logo: 'eventImg', version: 'version' } as const
const managedBankOnTheWire = onTheWire(ManagedBank, names)

export const listBanks = endpoint({
  method: 'GET',
  path: '/Global/GetBanks',
  access: EDITORS,
  answer: enveloped(z.array(managedBankOnTheWire)),
})

export const saveBank = endpoint({
  method: 'POST',
  path: '/Global/ManageBank',
  access: EDITORS,
  body: onTheWire(BankDraft, names),
  answer: enveloped(managedBankOnTheWire),
})

export const deleteBank = endpoint({
  method: 'POST',
  path: '/Global/DeleteBank',
  access: EDITORS,
  body: onTheWire(z.object({ id: recordId() }), { id: 'id' }),
  answer: nothing(),
})

/** The listed banks come first, in this order; the others follow. */
export const orderBanks = endpoint({
  method: 'POST',
  path: '/Global/OrderBanks',
  access: EDITORS,
  body: z.array(recordId(), catalogChangesMessages.orderUnreadable),
  answer: nothing(),
})
