import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { ADMINS, type StaffRole } from '#contract/wire/roles.ts'
import {
  blockCustomer,
  CUSTOMER_COLUMNS,
  CustomerBlock,
  CustomerFilters,
  searchCustomers,
} from './customers.endpoints.ts'
import { roleOf, roleOnTheWire } from './role-on-the-wire.ts'
import { NewStaff, StaffChoice, StaffMember, StaffRemoval, StaffRights, StaffRoleChange } from './staff.schema.ts'

/** `staff-rules.ts` decides which staff may change which accounts. */

const role = z.codec(z.union([z.number(), z.string()]), StaffMember.shape.role, {
  decode: (code) => roleOf(code) as StaffRole,
  encode: (value): number | string => z.encode(roleOnTheWire, value),
})
const memberOnTheWire = onTheWire(z.extend(StaffMember, { role }), {
  id: 'id',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  role: 'role',
  isInvited: 'isInvited',
  isBlocked: 'isBlocked',
  hasSecondFactor: 'hasSecondFactor',
  isOwn: 'isOwn',
  isManageable: 'isManageable',
  openLeads: 'openLeads',
  version: 'version',
  createdAt: 'createdDate',
  lastSignedInAt: 'lastSignedInDate',
})
const choice = onTheWire(StaffChoice, { id: 'id' })

export const searchOwners = endpoint({ ...searchCustomers, path: '/User/SearchOwners' })
export const blockOwner = endpoint({ ...blockCustomer, path: '/User/BlockOwner' })

export const getStaffRights = endpoint({
  method: 'GET',
  path: '/User/GetStaffRights',
  access: ADMINS,
  answer: enveloped(onTheWire(z.extend(StaffRights, { roles: z.array(role) }), { roles: 'roles' })),
})

export const searchStaff = endpoint({
  method: 'POST',
  path: '/User/SearchStaff',
  access: ADMINS,
  changesData: false,
  body: pageRequest({ columns: CUSTOMER_COLUMNS, filters: onTheWire(CustomerFilters, { state: 'state' }) }),
  answer: enveloped(pageOf(memberOnTheWire)),
})

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/User/InviteStaff',
  access: ADMINS,
  body: onTheWire(z.extend(NewStaff, { role }), {
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'emailAddress',
    role: 'role',
  }),
  answer: nothing(),
})

export const resendStaffInvitation = endpoint({
  method: 'POST',
  path: '/User/ResendStaffInvitation',
  access: ADMINS,
  body: choice,
  answer: nothing(),
})

export const blockStaff = endpoint({
  method: 'POST',
  path: '/User/BlockStaff',
  access: ADMINS,
  body: onTheWire(CustomerBlock, { id: 'id', isBlocked: 'isBlocked' }),
  answer: nothing(),
})

/** Ends all sessions of the account. */
export const changeStaffRole = endpoint({
  method: 'POST',
  path: '/User/ChangeStaffRole',
  access: ADMINS,
  body: onTheWire(z.extend(StaffRoleChange, { role }), {
    id: 'id',
    role: 'role',
    version: 'version',
    leadsTo: 'leadsTo',
  }),
  answer: nothing(),
})

export const removeStaff = endpoint({
  method: 'POST',
  path: '/User/RemoveStaff',
  access: ADMINS,
  body: onTheWire(StaffRemoval, { id: 'id', leadsTo: 'leadsTo' }),
  answer: nothing(),
})

/** For staff who have lost both their phone and their recovery codes. */
export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/User/RemoveSecondFactor',
  access: ADMINS,
  body: choice,
  answer: nothing(),
})
