import { CUSTOMER_MARK } from './customer-mark.ts'

/** The defaults of authenticator apps (RFC 6238). */
export const TOTP = { digits: 6, stepSeconds: 30, secretBytes: 20, toleratedSteps: 1 } as const

export const RECOVERY_CODES = 10

/** Time to enter the code of the second factor after a correct password. */
export const CHALLENGE_LIFE_MINUTES = 5

/** The wire format of each role. Editor and Sales are not in the specification. */
export const ROLE_CODE = {
  SuperAdmin: 1,
  BusinessOwner: 2,
  Customer: CUSTOMER_MARK.value,
  Admin: 'Admin',
  Editor: 'Editor',
  Sales: 'Sales',
} as const

export const SIGN_IN_PATH = {
  Customer: '/signin',
  BusinessOwner: '/businessowner/signin',
  Admin: '/admin/login',
  Editor: '/admin/login',
  Sales: '/admin/login',
  SuperAdmin: '/superadmin/login',
} as const

/** Browser storage keys of the sign-in. They are specified, and other programs may read them. */
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

/** Storage key of the email address to which a code was sent. Cleared with the session. */
export const CODE_REQUESTED = 'plinth:code-requested'

/**
 * A page sends a random key in this header with a sign-up. If the response is lost, a repeated request with the same
 * key, email address and password succeeds again, with a new token.
 */
export const SIGN_UP_KEY = {
  header: 'Idempotency-Key',
  pattern: /^[!-~]{16,128}$/,
  lifeHours: 24,
  /** The browser stores the key under this name until the response arrives. */
  stored: 'plinth:sign-up-key',
} as const

/** 0 and 1 resume at the code, 2 resumes at the subscription plans. */
export const SIGNUP_STEP = { none: 0, signedUp: 1, verified: 2, paid: 3 } as const

export const MIN_PASSWORD_LENGTH = 8
export const MIN_PASSWORD_CLASSES = 3
/** Limits the cost of hashing. */
export const MAX_PASSWORD_LENGTH = 200

export const CODE_LENGTH = 4
export const CODE_LIFE_MINUTES = 10
export const CODE_WRONG_TRIES = 5
/** Wrong guesses per account, across all of its codes. */
export const CODE_WRONG_GUESSES_PER_DAY = 20
/** Codes are sent by email; there is no other mode. */
export const CODE_MODE = 2

export const RESET_LIFE_MINUTES = 60
/** Lifetime of the link that reverts a changed email address or password. */
export const UNDO_LIFE_HOURS = 24
/** Lifetime of a temporary password that is not replaced. */
export const TEMPORARY_PASSWORD_LIFE_DAYS = 7
export const TOKEN_LIFE_HOURS = { default: 12, BusinessOwner: 30 * 24 } as const

/** Values of `status`, which the response to a password change has in addition to the envelope. */
export const CHANGE_STATUS = { done: 1, refused: 0 } as const

export const DELAY = {
  adminRedirectMs: 2_000,
  logoutAfterPasswordChangeMs: 3_000,
  signupRedirectMs: 3_000,
  emailEditSpinnerMs: 2_000,
  resendCodeMs: 10_000,
} as const

/** Length of the top-level domain in the email address of an account. */
const ADDRESS_ENDING = { fewest: 2, most: 4 } as const

/** The email addresses that the staff sign-in form accepts have no plus signs. */
export const LOGIN_ADDRESS = addressPattern('._%-')

export const ACCOUNT_ADDRESS = addressPattern('._%+-')

function addressPattern(marks: string) {
  const { fewest, most } = ADDRESS_ENDING
  return new RegExp(`^[A-Za-z0-9${marks}]+@(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{${fewest},${most}}$`)
}
