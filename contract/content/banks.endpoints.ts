import * as z from 'zod/mini'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { enveloped, nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { BankDraft, ManagedBank } from './banks.schema.ts'

// None of these calls is in the specification, which shows banks at home but names no way to change them.

const names = { id: 'id', name: 'name', logo: 'eventImg', version: 'version' } as const
const managedBankOnTheWire = onTheWire(ManagedBank, names)

export const listBanks = endpoint({
  method: 'GET',
  path: '/Global/GetBanks',
  access: ['Admin'],
  answer: enveloped(z.array(managedBankOnTheWire)),
})

export const saveBank = endpoint({
  method: 'POST',
  path: '/Global/ManageBank',
  access: ['Admin'],
  body: onTheWire(BankDraft, names),
  answer: enveloped(managedBankOnTheWire),
})

export const deleteBank = endpoint({
  method: 'POST',
  path: '/Global/DeleteBank',
  access: ['Admin'],
  body: onTheWire(z.object({ id: recordId() }), { id: 'id' }),
  answer: nothing(),
})

/** The banks named come first, in this order; the others stay behind them. */
export const orderBanks = endpoint({
  method: 'POST',
  path: '/Global/OrderBanks',
  access: ['Admin'],
  body: z.array(recordId(), catalogChangesMessages.orderUnreadable),
  answer: nothing(),
})
