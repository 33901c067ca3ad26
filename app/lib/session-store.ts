import { CODE_ASKED_FOR, ROLE_CODE, SIGNUP_STEP, STORED } from '#contract/identity/identity.constants.ts'
import type { Role } from '#contract/wire/endpoint.ts'
import { forgetDrafts } from './form-drafts.ts'

type SignUpStep = (typeof SIGNUP_STEP)[keyof typeof SIGNUP_STEP]

interface Identity {
  token: string
  role: Role
  id: number
  email: string
}

/** The only file that reads or writes the stored sign-in. Staff and customers keep their tokens under different names. */
export function currentToken() {
  return read(isStaff(read('role')) ? 'adminToken' : 'userToken') ?? ''
}

export type StoredSession = ReturnType<typeof storedSession>

/** What the browser remembers of whoever signed in here; null where it remembers nothing. */
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

/** False, with nothing stored, where the browser's storage is full or forbidden; so are the two below. */
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
  if (step >= SIGNUP_STEP.verified) forgetAskedCode()
}

/** A subscription that ended: the way to the plans is open again. */
export function reopenSignUp() {
  storeSignUpStep(2)
  forget('isSignupCompleted')
}

export function storeSignUpCompleted() {
  storeSignUpStep(3)
  write({ isSignupCompleted: true })
}

/** A new address ends the old token, a renewed session replaces it. */
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

/** Everything that says who somebody is; the disclaimer, the cookies and the last project stay. */
export function forgetIdentity() {
  forget(...(Object.keys(STORED) as StoredName[]))
  forgetAskedCode()
  forgetDrafts()
  markAccount()
}

/** Tells when another tab signed in or out, or when this page comes back as it was left. */
export function onSessionChanged(listener: () => void) {
  const names: readonly string[] = Object.values(STORED)
  let soon: ReturnType<typeof setTimeout> | undefined
  // Each value is written by itself: half a sign-in must not be looked at.
  const tell = () => {
    clearTimeout(soon)
    soon = setTimeout(listener, 50)
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || names.includes(key)) tell()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell()
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

/** Somebody else from now on: nothing of whoever was here before is left. */
function replaceIdentity(values: StoredValues) {
  const isStored = write(values)
  forget(...(Object.keys(STORED) as StoredName[]).filter((name) => !(name in values)))
  forgetAskedCode()
  markAccount()
  return isStored
}

/** The public header shows a customer's account by this mark. `early.js` sets it when a page opens. */
function markAccount() {
  const { dataset } = document.documentElement
  if (roleNamed(read('role')) === 'Customer') dataset.account = ''
  else delete dataset.account
}

/** It names the address a code went to. */
function forgetAskedCode() {
  remove(CODE_ASKED_FOR)
}

function read(name: StoredName) {
  try {
    return localStorage.getItem(STORED[name])
  } catch {
    // A browser that forbids storage remembers nobody, and still shows the pages that need nobody.
    return null
  }
}

function write(values: StoredValues) {
  try {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(STORED[name as StoredName], String(value))
    return true
  } catch (cause) {
    console.warn('The sign-in could not be stored:', cause)
    // Half a sign-in would be worse than none.
    forget(...(Object.keys(values) as StoredName[]))
    return false
  }
}

function forget(...names: StoredName[]) {
  for (const name of names) remove(STORED[name])
}

function remove(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that forbids storage has nothing to remove.
  }
}

function isStaff(code: string | null) {
  const role = roleNamed(code)
  return role === 'Admin' || role === 'SuperAdmin'
}

/** Roles are stored as the wire calls them; a role's own name is understood too. */
function roleNamed(code: string | null): Role | null {
  const found = Object.entries(ROLE_CODE).find(([name, value]) => code === String(value) || code === name)
  return (found?.[0] as Role | undefined) ?? null
}

function numberIn(text: string | null) {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}
