/** The defaults of authenticator apps (RFC 6238). */
export const TOTP = { digits: 6, stepSeconds: 30, secretBytes: 20, toleratedSteps: 1 } as const

export const RECOVERY_CODES = 10

/** How long the code can be entered after a correct password. */
export const CHALLENGE_LIFE_MINUTES = 5
