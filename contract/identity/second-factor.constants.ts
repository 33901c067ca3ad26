/** As every authenticator app expects it by default (RFC 6238). */
export const TOTP = { digits: 6, stepSeconds: 30, secretBytes: 20, toleratedSteps: 1 } as const

export const RECOVERY_CODES = 10

/** How long a right password waits for its code. */
export const CHALLENGE_LIFE_MINUTES = 5
