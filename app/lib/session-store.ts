import { ROLE_CODE, STORED } from '#contract/identity/identity.constants.ts'

/** The only file that reads or writes the stored sign-in. Staff and customers keep their tokens under different names. */
export function currentToken() {
  const role = localStorage.getItem(STORED.role)
  const isStaff = role === String(ROLE_CODE.SuperAdmin) || role === String(ROLE_CODE.Admin)
  return localStorage.getItem(isStaff ? STORED.adminToken : STORED.userToken) ?? ''
}
