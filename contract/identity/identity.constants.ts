import { CUSTOMER_MARK } from './customer-mark.ts'

/** What the wire calls each role. 3 is unused; Admin is a word where the others are numbers. */
export const ROLE_CODE = { SuperAdmin: 1, BusinessOwner: 2, Customer: CUSTOMER_MARK.value, Admin: 'Admin' } as const
export const ROLES = ['SuperAdmin', 'Admin', 'BusinessOwner', 'Customer'] as const

/** Where each role signs in. */
export const SIGN_IN_PATH = {
  Customer: '/signin',
  BusinessOwner: '/businessowner/signin',
  Admin: '/admin/login',
  SuperAdmin: '/superadmin/login',
} as const

/** The names of the stored sign-in are the specification's; other programs may read them. */
export const STORED = {
  adminToken: 'admintoken',
  userToken: 'tokencrew',
  role: CUSTOMER_MARK.key,
  email: 'Emailcrew',
  id: 'idcrew',
  firstName: 'firstNamecrew',
  lastName: 'lastNamecrew',
  isTempPassword: 'IsTempPassword',
  userId: 'userId',
  signupStep: 'signupStepcrew',
  isSignupCompleted: 'isSignupCompletedcrew',
} as const

/** Where the browser notes for which address it asked for a code: our own, and gone with the identity. */
export const CODE_ASKED_FOR = 'plinth:code-asked-for'

/**
 * A page names its sign-up by a random key of visible letters, sent in this header. Whoever comes again with the key, the
 * address and the password of a sign-up whose answer was lost is answered as the first time.
 */
export const SIGN_UP_KEY = {
  header: 'Idempotency-Key',
  pattern: /^[!-~]{16,128}$/,
  lifeHours: 24,
  /** Where the browser keeps it until the answer has come. */
  stored: 'plinth:sign-up-key',
} as const

/** How far a sign-up has come. 0 and 1 resume at the code, 2 at the subscription plans. */
export const SIGNUP_STEP = { none: 0, signedUp: 1, verified: 2, paid: 3 } as const

export const MIN_PASSWORD_LENGTH = 8
export const MIN_PASSWORD_CLASSES = 3
/** Longer ones would only cost time to hash. */
export const MAX_PASSWORD_LENGTH = 200

export const CODE_LENGTH = 4
export const CODE_LIFE_MINUTES = 10
export const CODE_WRONG_TRIES = 5
/** Wrong guesses of one account at all of its codes together. */
export const CODE_WRONG_GUESSES_PER_DAY = 20
/** Codes go by e-mail; no other mode exists. */
export const CODE_MODE = 2

export const RESET_LIFE_MINUTES = 60
/** How long the link works that takes back a changed address or password. */
export const UNDO_LIFE_HOURS = 24
/** A password that staff or the program gave, and that nobody has replaced, opens nothing after this. */
export const TEMPORARY_PASSWORD_LIFE_DAYS = 7
export const TOKEN_LIFE_HOURS = { default: 12, BusinessOwner: 30 * 24 } as const

/** The number next to the envelope that says a password was changed. */
export const CHANGE_STATUS = { done: 1, refused: 0 } as const

export const DELAY = {
  adminRedirectMs: 2_000,
  logoutAfterPasswordChangeMs: 3_000,
  signupRedirectMs: 3_000,
  emailEditSpinnerMs: 2_000,
  resendCodeMs: 10_000,
} as const

/** Letters at the end of an account's address. */
const ADDRESS_ENDING = { fewest: 2, most: 4 } as const

/** What the admin's sign-in takes for an address: no plus sign. */
export const LOGIN_ADDRESS = addressPattern('._%-')

/** The address of an account: forgot, reset, sign-up, changed address. */
export const ACCOUNT_ADDRESS = addressPattern('._%+-')

function addressPattern(marks: string) {
  const { fewest, most } = ADDRESS_ENDING
  return new RegExp(`^[A-Za-z0-9${marks}]+@(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{${fewest},${most}}$`)
}
