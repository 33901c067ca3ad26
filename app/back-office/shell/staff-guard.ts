import { redirect } from 'react-router'
import { SIGN_IN_PATH } from '#contract/identity/identity.constants.ts'
import { storedSession } from '../../lib/session-store.ts'

/** Where the staff member of this browser signs in again. */
export function staffSignIn() {
  return SIGN_IN_PATH[storedSession().role === 'SuperAdmin' ? 'SuperAdmin' : 'Admin']
}

/** The shell's screens are for staff. The server decides by itself; this only spares others a screen full of refusals. */
export function requireStaff() {
  const { adminToken, role } = storedSession()
  if (!adminToken) throw redirect('/admin/login')
  if (role !== 'Admin' && role !== 'SuperAdmin') throw redirect('/forbidden')
}

/** The older guard, of the screens with an address of their own: whoever has an admin token stored may enter. */
export function requireAdminToken() {
  if (!storedSession().adminToken) throw redirect('/admin/login')
}
