import { CODE_REQUESTED, ROLE_CODE, SIGNUP_STEP, STORED } from '#contract/identity/identity.constants.ts'
import { isStaffRole, type Role } from '#contract/wire/roles.ts'
import { forgetDrafts } from './form-drafts.ts'
import { removeIfPossible } from './remove-if-possible.ts'

type SignUpStep = (typeof SIGNUP_STEP)[keyof typeof SIGNUP_STEP]

interface Identity {
  token: string
  role: Role
  id: number
  email: string
}

/** Returns the token of the current session; '' if there is none. Staff and customers have separate tokens. */
export function currentToken() {
  return read(isStaff(read('role')) ? 'adminToken' : 'userToken') ?? ''
}

export type StoredSession = ReturnType<typeof storedSession>

/** Reads the stored session. Values that are not stored are null, flags are false. */
export function storedSession() {
  return {
    adminToken: read('adminToken'),
    userToken: read('userToken'),
    role: roleNamed(read('role')),
    email: read('email'),
    id: numberIn(read('id')),
    firstName: read('firstName'),
    lastName: read('lastName'),
    isTempPassword: read('isTempPassword') === 'true',
    signupStep: numberIn(read('signupStep')),
    isSignupCompleted: read('isSignupCompleted') === 'true',
  }
}

/** Returns false and stores no session if the browser's storage is full or blocked. */
export function storeAdmin({ token, role, id, email }: Identity) {
  const isStored = write({ adminToken: token, role: ROLE_CODE[role], userId: id, email })
  markAccount()
  return isStored
}

interface Customer extends Identity {
  firstName: string
  lastName: string | null
  isTempPassword: boolean
}

export function storeCustomer({ token, role, id, email, firstName, lastName, isTempPassword }: Customer) {
  return replaceIdentity({
    userToken: token,
    role: ROLE_CODE[role],
    id,
    email,
    firstName,
    lastName: lastName ?? '',
    isTempPassword,
  })
}

export function storeSignUp({ token, role, id, email }: Identity) {
  return replaceIdentity({ userToken: token, role: ROLE_CODE[role], id, userId: id, email, signupStep: 1 })
}

export function storeSignUpStep(step: SignUpStep) {
  write({ signupStep: step })
  if (step >= SIGNUP_STEP.verified) forgetRequestedCode()
}

/** Lets a verified owner whose subscription has ended select a plan again. */
export function reopenSignUp() {
  storeSignUpStep(2)
  forget('isSignupCompleted')
}

export function storeSignUpCompleted() {
  storeSignUpStep(3)
  write({ isSignupCompleted: true })
}

export function replaceUserToken(token: string) {
  write({ userToken: token })
}

export function storeEmail(email: string) {
  write({ email })
}

export function forgetAdmin() {
  forget('adminToken', 'userId', 'role', 'email')
  forgetDrafts()
  markAccount()
}

/** Clears the session, the requested code and the drafts, but keeps preferences such as the cookie answer. */
export function forgetIdentity() {
  forget(...(Object.keys(STORED) as StoredName[]))
  forgetRequestedCode()
  forgetDrafts()
  markAccount()
}

/**
 * Calls the listener when another tab changes the session, and when the page is restored from the back/forward cache.
 * Returns a function that removes the listener.
 */
export function onSessionChanged(listener: () => void) {
  const names: readonly string[] = Object.values(STORED)
  let soon: ReturnType<typeof setTimeout> | undefined
  // Values are written one by one; the delay avoids reading a half-written session.
  const notify = () => {
    clearTimeout(soon)
    soon = setTimeout(listener, 50)
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || names.includes(key)) notify()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notify()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onShow)
  return () => {
    clearTimeout(soon)
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onShow)
  }
}

type StoredName = keyof typeof STORED
type StoredValues = Partial<Record<StoredName, string | number | boolean>>

/** Stores the values of an account and removes all other values of the previous one. */
function replaceIdentity(values: StoredValues) {
  const isStored = write(values)
  forget(...(Object.keys(STORED) as StoredName[]).filter((name) => !(name in values)))
  forgetRequestedCode()
  markAccount()
  return isStored
}

/**
 * Sets the attribute on the `<html>` element that makes the public header show the customer account. `early.js` does
 * the same on page load.
 */
function markAccount() {
  const { dataset } = document.documentElement
  if (roleNamed(read('role')) === 'Customer') dataset.account = ''
  else delete dataset.account
}

/** The stored code request contains the email address that the code was sent to. */
function forgetRequestedCode() {
  removeIfPossible('localStorage', CODE_REQUESTED)
}

function read(name: StoredName) {
  try {
    return localStorage.getItem(STORED[name])
  } catch {
    // When storage is blocked, there is no session, but public pages still work.
    return null
  }
}

function write(values: StoredValues) {
  try {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(STORED[name as StoredName], String(value))
    return true
  } catch (cause) {
    console.warn('The sign-in could not be stored:', cause)
    // Do not leave an incomplete session in the storage.
    forget(...(Object.keys(values) as StoredName[]))
    return false
  }
}

function forget(...names: StoredName[]) {
  for (const name of names) removeIfPossible('localStorage', STORED[name])
}

function isStaff(code: string | null) {
  return isStaffRole(roleNamed(code))
}

/** Reads a role from its wire code or its name. Null if it is unknown. */
function roleNamed(code: string | null): Role | null {
  const found = Object.entries(ROLE_CODE).find(([name, value]) => code === String(value) || code === name)
  return (found?.[0] as Role | undefined) ?? null
}

function numberIn(text: string | null) {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}
