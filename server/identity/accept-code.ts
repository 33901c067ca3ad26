import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/identity/second-factor.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { createSecondFactorsRepository } from './second-factors.repository.ts'
import { hashOfToken } from './secrets.ts'
import { findTotpStep } from './totp.ts'

/** Accepts a TOTP code or a recovery code in a write; each works once. Returns null for a wrong code. */
export async function acceptCode(db: Db, { accountId, code, now }: { accountId: number; code: string; now: Date }) {
  const repository = createSecondFactorsRepository(db)
  const factor = await repository.lock(accountId)
  if (!factor?.confirmedAt) return null

  const digits = code.replaceAll(/\s/g, '')
  const step = findTotpStep(factor.secret, digits, now)
  if (step !== null) {
    if (step <= factor.lastStep) return null
    await repository.update(accountId, { lastStep: step })
    return 'app' as const
  }
  const isRecovered = await repository.spendRecoveryCode(accountId, hashOfRecoveryCode(code), now)
  return isRecovered ? ('recovery code' as const) : null
}

/** Without characters that are easily confused when copied by hand. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** 80 random bits each, so a fast hash is sufficient. */
export function newRecoveryCodes() {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'))
}

/** Ignores letter case and dashes. */
export function hashOfRecoveryCode(code: string) {
  return hashOfToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
}
