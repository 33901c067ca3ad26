import { redirect } from 'react-router'
import { storedSession } from '../lib/session-store.ts'

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
