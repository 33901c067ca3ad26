import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import type { LockoutsService } from '#server/rate-limits/lockouts.service.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { createClosingService } from './closing.service.ts'
import { createCodesService } from './codes.service.ts'
import { createCustomersService } from './customers.service.ts'
import { createCodeGuessesService, createLinkGuessesService } from './guesses.service.ts'
import { createInvitationsService } from './invitations.service.ts'
import { createOneTimeCodesRepository } from './one-time-codes.repository.ts'
import { createPasswordChangeService } from './password-change.service.ts'
import { createPasswordResetService } from './password-reset.service.ts'
import { createPasswordCheck, createPasswordTriesService } from './password-tries.service.ts'
import { createProfileService } from './profile.service.ts'
import { createResetTokensRepository } from './reset-tokens.repository.ts'
import { createSecondFactorService } from './second-factor.service.ts'
import { createSecondFactorTries } from './second-factor-tries.ts'
import { createSecondFactorsRepository, createSignInChallengesRepository } from './second-factors.repository.ts'
import { createSignInService } from './sign-in.service.ts'
import { createSignInCodeService } from './sign-in-code.service.ts'
import { createSignUpService } from './sign-up.service.ts'
import { createStaffService } from './staff.service.ts'
import { createUndoService } from './undo.service.ts'
import { createUndoTokensRepository } from './undo-tokens.repository.ts'

interface Deps {
  db: Db
  write: Write
  rateLimits: RateLimitsService
  lockouts: LockoutsService
  site: MailSite
}

export function createIdentityServices({ db, write, rateLimits, lockouts, site }: Deps) {
  const accounts = createAccountsRepository(db)
  const tries = createPasswordTriesService({ write, lockouts, rateLimits })
  const checkPassword = createPasswordCheck(tries)
  const linkGuesses = createLinkGuessesService({ rateLimits })
  const secondFactorTries = createSecondFactorTries({ lockouts, rateLimits })
  const secondFactors = createSecondFactorsRepository(db)
  const challenges = createSignInChallengesRepository(db)
  const invitations = createInvitationsService({ write, accounts, rateLimits, tries, site })
  const signInCode = createSignInCodeService({
    write,
    accounts,
    tries,
    secondFactors,
    challenges,
    secondFactorTries,
    rateLimits,
    site,
  })
  return {
    signIn: createSignInService({ write, accounts, tries, codes: signInCode }),
    signInCode,
    secondFactor: createSecondFactorService({ write, accounts, secondFactors, checkPassword, secondFactorTries, site }),
    passwordReset: createPasswordResetService({
      write,
      accounts,
      resetTokens: createResetTokensRepository(db),
      rateLimits,
      guesses: linkGuesses,
      tries,
      site,
    }),
    passwordChange: createPasswordChangeService({ write, accounts, checkPassword, site }),
    undo: createUndoService({ write, undoTokens: createUndoTokensRepository(db), guesses: linkGuesses, tries }),
    closing: createClosingService({ accounts, checkPassword }),
    signUp: createSignUpService({ write, accounts, rateLimits, tries }),
    codes: createCodesService({
      write,
      codes: createOneTimeCodesRepository(db),
      guesses: createCodeGuessesService({ rateLimits }),
      rateLimits,
      site,
    }),
    profile: createProfileService({ write, accounts, rateLimits, checkPassword, site }),
    customers: createCustomersService({ write, accounts, invitations }),
    staff: createStaffService({ db, write, accounts, invitations, site }),
  }
}

export type IdentityServices = ReturnType<typeof createIdentityServices>
