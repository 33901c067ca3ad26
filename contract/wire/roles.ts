export const ROLES = ['SuperAdmin', 'Admin', 'Editor', 'Sales', 'BusinessOwner', 'Customer'] as const
export type Role = (typeof ROLES)[number]

/**
 * Groups of roles for endpoints and back-office screens. Admins have every right of the other staff. The calls of
 * editors and sales staff are listed in `contract/staff-calls.fixture.ts`.
 */
export const ADMINS = ['Admin', 'SuperAdmin'] as const
/** For everything that the website shows, except the company itself. */
export const EDITORS = ['Admin', 'SuperAdmin', 'Editor'] as const
/** For what visitors sent, such as enquiries and appointments, and for leads. */
export const SALES_STAFF = ['Admin', 'SuperAdmin', 'Sales'] as const
export const STAFF = ['Admin', 'SuperAdmin', 'Editor', 'Sales'] as const
export const OWNERS = ['BusinessOwner'] as const

export type StaffRole = (typeof STAFF)[number]

export function isStaffRole(role: Role | null): role is StaffRole {
  return isOneOf(role, STAFF)
}

export function isOneOf(role: Role | null, group: readonly Role[]) {
  return role !== null && group.includes(role)
}
