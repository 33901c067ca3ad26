import { identityMessages } from '#contract/identity/identity.messages.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import type {
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorProof,
  SecondFactorSetup,
  SecondFactorStart,
  SecondFactorState,
} from '#contract/identity/second-factor.schema.ts'
import { companyIn } from '#server/company/company.service.ts'
import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { secondFactorMail } from '#server/mail/account.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import { actorOf, type Caller } from '#server/plugins/access.ts'
import { qrPath } from '#server/qr-path.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import type { PasswordCheck } from './password-tries.service.ts'
import { acceptCode, hashOfRecoveryCode, newRecoveryCodes, type SecondFactorTries } from './second-factor-tries.ts'
import { createSecondFactorsRepository, type SecondFactorsRepository } from './second-factors.repository.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { findTotpStep, newTotpSecret, totpAddress } from './totp.ts'

interface Deps {
  write: Write
  accounts: Pick<AccountsRepository, 'findById'>
  secondFactors: Pick<SecondFactorsRepository, 'isOn' | 'countRecoveryCodes'>
  checkPassword: PasswordCheck
  secondFactorTries: SecondFactorTries
  site: MailSite
  now?: () => Date
}

export function createSecondFactorService(deps: Deps) {
  const { write, accounts, secondFactors, checkPassword, secondFactorTries, site, now = () => new Date() } = deps

  async function requirePassword(password: string, caller: Caller, visitorAddress: string) {
    const account = await accounts.findById(caller.accountId)
    if (!account) throw new AppError('unauthenticated', identityMessages.signInFirst)
    if (!(await checkPassword(password, account, visitorAddress)))
      throw new AppError('invalid', secondFactorMessages.passwordWrong)
    return account
  }

  async function requireCode(db: Db, code: string, { accountId }: Caller) {
    if (!(await createSecondFactorsRepository(db).isOn(accountId)))
      throw new AppError('invalid', secondFactorMessages.alreadyOff)
    if (!(await acceptCode(db, { accountId, code, now: now() }))) throw codeRefused()
  }

  async function storeRecoveryCodes(db: Db, { accountId }: Caller) {
    const codes = newRecoveryCodes()
    await createSecondFactorsRepository(db).replaceRecoveryCodes(accountId, codes.map(hashOfRecoveryCode))
    return { codes }
  }

  return {
    async find({ accountId }: Caller): Promise<SecondFactorState> {
      const isOn = await secondFactors.isOn(accountId)
      return { isOn, recoveryCodesLeft: isOn ? await secondFactors.countRecoveryCodes(accountId) : 0 }
    },

    async start({ password }: SecondFactorStart, caller: Caller, visitorAddress: string): Promise<SecondFactorSetup> {
      await requirePassword(password, caller, visitorAddress)
      const secret = newTotpSecret()
      const { legalName } = await write(async ({ db, audit }) => {
        if (!(await createSecondFactorsRepository(db).start(caller.accountId, secret))) {
          throw new AppError('invalid', secondFactorMessages.alreadyOn)
        }
        audit({ actor: actorOf(caller), action: 'start-second-factor', entity: 'account', entityId: caller.accountId })
        return companyIn(db, site.publicUrl)
      })
      const { path, size } = qrPath(totpAddress({ secret, issuer: legalName, email: caller.email }))
      return { secret, qrPath: path, qrSize: size }
    },

    /** Ends all other sessions, because they were opened with the password only. */
    async confirm({ code }: SecondFactorCode, caller: Caller): Promise<RecoveryCodes> {
      const { accountId } = caller
      const account = await accounts.findById(accountId)
      if (!account) throw new AppError('unauthenticated', identityMessages.signInFirst)
      await secondFactorTries.begin(accountId)
      const confirmed = await write(async (change) => {
        const moment = now()
        const repository = createSecondFactorsRepository(change.db)
        const factor = await repository.lock(accountId)
        if (!factor) throw new AppError('invalid', secondFactorMessages.notSetUp)
        if (factor.confirmedAt) throw new AppError('invalid', secondFactorMessages.alreadyOn)
        const lastStep = findTotpStep(factor.secret, code.replaceAll(/\s/g, ''), moment)
        if (lastStep === null) throw codeRefused()
        await repository.update(accountId, { confirmedAt: moment, lastStep })
        await createSessionsRepository(change.db).revokeOfAccount(accountId, {
          now: moment,
          exceptId: caller.sessionId,
        })
        change.audit({
          actor: actorOf(caller),
          action: 'turn-on-second-factor',
          entity: 'account',
          entityId: accountId,
        })
        await queueMail(change, secondFactorMail(account, 'on', site))
        return storeRecoveryCodes(change.db, caller)
      })
      await secondFactorTries.succeed(accountId)
      return confirmed
    },

    async replaceRecoveryCodes(
      proof: SecondFactorProof,
      caller: Caller,
      visitorAddress: string,
    ): Promise<RecoveryCodes> {
      await requirePassword(proof.password, caller, visitorAddress)
      await secondFactorTries.begin(caller.accountId)
      const replaced = await write(async ({ db, audit }) => {
        await requireCode(db, proof.code, caller)
        const entityId = caller.accountId
        audit({ actor: actorOf(caller), action: 'replace-recovery-codes', entity: 'account', entityId })
        return storeRecoveryCodes(db, caller)
      })
      await secondFactorTries.succeed(caller.accountId)
      return replaced
    },

    async turnOff(proof: SecondFactorProof, caller: Caller, visitorAddress: string) {
      const account = await requirePassword(proof.password, caller, visitorAddress)
      await secondFactorTries.begin(caller.accountId)
      await write(async (change) => {
        await requireCode(change.db, proof.code, caller)
        await createSecondFactorsRepository(change.db).delete(caller.accountId)
        const entityId = caller.accountId
        change.audit({ actor: actorOf(caller), action: 'turn-off-second-factor', entity: 'account', entityId })
        await queueMail(change, secondFactorMail(account, 'off', site))
      })
      await secondFactorTries.succeed(caller.accountId)
    },
  }
}

function codeRefused() {
  return new AppError('invalid', secondFactorMessages.codeRefused)
}
