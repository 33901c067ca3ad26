import { expect, test } from 'vitest'
import { isStaffSession, landingOf, signUpAddress } from './account-landing.ts'
import type { StoredSession } from './session-store.ts'

const ANONYMOUS: StoredSession = {
  adminToken: null,
  userToken: null,
  role: null,
  email: null,
  id: null,
  firstName: null,
  lastName: null,
  isTempPassword: false,
  signupStep: null,
  isSignupCompleted: false,
}

test('a customer with a token starts in the customer area, unless the password is temporary', () => {
  const customer: StoredSession = { ...ANONYMOUS, userToken: 't', role: 'Customer' }

  expect(landingOf(customer)).toBe('/customer/job/list')
  expect(landingOf({ ...customer, isTempPassword: true })).toBeNull()
  expect(landingOf({ ...customer, userToken: null })).toBeNull()
})

test('a business owner continues where the sign-up stopped', () => {
  const owner: StoredSession = { ...ANONYMOUS, userToken: 't', role: 'BusinessOwner', id: 7 }

  expect(landingOf(owner)).toBe('/verify')
  expect(landingOf({ ...owner, id: null }), 'the sign-up pages redirect sessions without an id').toBeNull()
  expect([0, 1, 2, 3].map((signupStep) => signUpAddress({ ...owner, signupStep }))).toEqual([
    '/verify',
    '/verify',
    '/subscriptions',
    '/businessowner/dashboard',
  ])
  expect(signUpAddress({ signupStep: null, isSignupCompleted: true })).toBe('/businessowner/dashboard')
})

test('of the staff, only a super admin without a customer token starts at the dashboard', () => {
  const staff: StoredSession = { ...ANONYMOUS, adminToken: 't', role: 'SuperAdmin' }

  expect(landingOf(staff)).toBe('/admin/dashboard')
  expect(landingOf({ ...staff, role: 'Admin' })).toBeNull()
  expect(landingOf({ ...staff, userToken: 't', isTempPassword: true })).toBeNull()
})

test('a staff session requires a staff token and a staff role', () => {
  expect(isStaffSession({ ...ANONYMOUS, adminToken: 't', role: 'Admin' })).toBe(true)
  expect(isStaffSession({ ...ANONYMOUS, adminToken: null, role: 'Admin' })).toBe(false)
  expect(isStaffSession({ ...ANONYMOUS, adminToken: 't', role: 'Customer' })).toBe(false)
})
