import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { optionalText, orNull, recordId, required } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { identityMessages } from './identity.messages.ts'
import { accountAddress } from './passwords.schema.ts'

/** The server generates the password and sends it only by email. */
export const NewCustomer = z.object({
  firstName: required(identityMessages.firstNameRequired, { max: LENGTH.name }),
  lastName: optionalText({ max: LENGTH.name }),
  email: accountAddress({ missing: identityMessages.emailRequired, invalid: identityMessages.emailInvalid }),
})
export type NewCustomer = z.output<typeof NewCustomer>

export const Customer = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.string(),
  /** True until the customer has replaced the temporary password. */
  isInvited: z.boolean(),
  isBlocked: z.boolean(),
  createdAt: z.string(),
  lastSignedInAt: z.nullable(z.string()),
})
export type Customer = z.output<typeof Customer>

export const CUSTOMER_COLUMNS = ['firstName', 'lastName', 'email', 'createdAt', 'lastSignedInAt'] as const
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number]

/** A blocked account is only `blocked`, whether or not its invitation was accepted. */
export const CUSTOMER_STATES = ['invited', 'active', 'blocked'] as const

export const CustomerFilters = z.object({
  state: orNull(z.enum(CUSTOMER_STATES, identityMessages.customerStateUnknown)),
})
export type CustomerFilters = z.output<typeof CustomerFilters>

export const CustomerChoice = z.object({ id: recordId() })
export type CustomerChoice = z.output<typeof CustomerChoice>

export const CustomerBlock = z.object({ id: recordId(), isBlocked: z.boolean(identityMessages.blockUnclear) })
export type CustomerBlock = z.output<typeof CustomerBlock>

const customerOnTheWire = onTheWire(Customer, {
  id: 'id',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  isInvited: 'isInvited',
  isBlocked: 'isBlocked',
  createdAt: 'createdDate',
  lastSignedInAt: 'lastSignedInDate',
})

export const inviteCustomer = endpoint({
  method: 'POST',
  path: '/User/InviteCustomer',
  access: ADMINS,
  body: onTheWire(NewCustomer, { firstName: 'firstName', lastName: 'lastName', email: 'emailAddress' }),
  answer: enveloped(customerOnTheWire),
})

/** Sends the invitation again, with a new temporary password. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/User/ResendInvitation',
  access: ADMINS,
  body: onTheWire(CustomerChoice, { id: 'id' }),
  answer: enveloped(customerOnTheWire),
})

/** Blocking also ends all sessions of the customer. */
export const blockCustomer = endpoint({
  method: 'POST',
  path: '/User/BlockCustomer',
  access: ADMINS,
  body: onTheWire(CustomerBlock, { id: 'id', isBlocked: 'isBlocked' }),
  answer: enveloped(customerOnTheWire),
})

export const searchCustomers = endpoint({
  method: 'POST',
  path: '/User/SearchCustomers',
  access: ADMINS,
  changesData: false,
  body: pageRequest({ columns: CUSTOMER_COLUMNS, filters: onTheWire(CustomerFilters, { state: 'state' }) }),
  answer: enveloped(pageOf(customerOnTheWire)),
})
