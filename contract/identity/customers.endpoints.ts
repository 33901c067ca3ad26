import { enveloped } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import {
  CUSTOMER_COLUMNS,
  Customer,
  CustomerBlock,
  CustomerChoice,
  CustomerFilters,
  NewCustomer,
} from './customers.schema.ts'

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

/** Not in the specification, which has customers with temporary passwords but no call that creates one. */
export const inviteCustomer = endpoint({
  method: 'POST',
  path: '/User/InviteCustomer',
  access: ['Admin'],
  body: onTheWire(NewCustomer, { firstName: 'firstName', lastName: 'lastName', email: 'emailAddress' }),
  answer: enveloped(customerOnTheWire),
})

/** Not in the specification. Sends a lost invitation again, with a new temporary password. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/User/ResendInvitation',
  access: ['Admin'],
  body: onTheWire(CustomerChoice, { id: 'id' }),
  answer: enveloped(customerOnTheWire),
})

/** Not in the specification. Blocks a customer and ends all sessions, or unblocks the customer. */
export const blockCustomer = endpoint({
  method: 'POST',
  path: '/User/BlockCustomer',
  access: ['Admin'],
  body: onTheWire(CustomerBlock, { id: 'id', isBlocked: 'isBlocked' }),
  answer: enveloped(customerOnTheWire),
})

/** Not in the specification. Returns one page of the customer accounts. */
export const searchCustomers = endpoint({
  method: 'POST',
  path: '/User/SearchCustomers',
  access: ['Admin'],
  changesData: false,
  body: pageRequest({ columns: CUSTOMER_COLUMNS, filters: onTheWire(CustomerFilters, { state: 'state' }) }),
  answer: enveloped(pageOf(customerOnTheWire)),
})
