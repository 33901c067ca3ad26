import { redirect } from 'react-router'
import { SIGN_IN_PATH } from '#contract/identity/identity.constants.ts'
import { isStaffRole, type StaffRole } from '#contract/wire/roles.ts'
import { storedSession } from '../../lib/session-store.ts'
import { mayOpen } from './screens.ts'

export function staffSignIn() {
  return SIGN_IN_PATH[storedSession().role === 'SuperAdmin' ? 'SuperAdmin' : 'Admin']
}

/**
 * The role by which screens decide what to show. Standalone screens accept a token without a role, as specified; they
 * then show what an admin sees, and the server refuses what the account may not see.
 */
export function staffRole(): StaffRole {
  const { role } = storedSession()
  return isStaffRole(role) ? role : 'Admin'
}

/** Redirects visitors who may not open the screen. Only for convenience: the server authorizes every request itself. */
export function requireStaff(navigation: { request: Request }) {
  requireAdminToken(navigation)
  if (!isStaffRole(storedSession().role)) throw redirect('/forbidden')
}

/** Guard of the standalone screens, which accept any stored admin token. */
export function requireAdminToken({ request }: { request: Request }) {
  if (!storedSession().adminToken) throw redirect('/admin/login')
  if (!mayOpen(staffRole(), new URL(request.url).pathname)) throw redirect('/forbidden')
}
