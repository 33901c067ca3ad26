import { redirect } from 'react-router'
import { SIGN_IN_PATH } from '#contract/identity/identity.constants.ts'
import { storedSession } from '../../lib/session-store.ts'

/** The sign-in page of the staff member who last used this browser. */
export function staffSignIn() {
  return SIGN_IN_PATH[storedSession().role === 'SuperAdmin' ? 'SuperAdmin' : 'Admin']
}

/** Redirects visitors who are not staff. This is only for convenience: the server authorizes every request itself. */
export function requireStaff() {
  const { adminToken, role } = storedSession()
  if (!adminToken) throw redirect('/admin/login')
  if (role !== 'Admin' && role !== 'SuperAdmin') throw redirect('/forbidden')
}

/** Guard of the standalone screens, which accept any stored admin token. */
export function requireAdminToken() {
  if (!storedSession().adminToken) throw redirect('/admin/login')
}
