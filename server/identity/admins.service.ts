import { LOGIN_ADDRESS } from '#contract/identity/identity.constants.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import { isStaffRole, type StaffRole } from '#contract/wire/roles.ts'
import type { Write } from '#server/db/write.ts'
import { StartError } from '#server/errors.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { signOutEverywhere } from './account-changes.ts'
import { type AccountRow, type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import type { PasswordTriesService } from './password-tries.service.ts'
import { plainAddress } from './plain-address.ts'
import { generatePassword, hashSecret } from './secrets.ts'
import type { StaffService } from './staff.service.ts'
import { mailNewPasswordNotice } from './undo-notices.ts'

interface Deps {
  write: Write
  accounts: AccountsRepository
  tries: Pick<PasswordTriesService, 'reset'>
  changes: Pick<StaffService, 'block' | 'changeRole' | 'remove' | 'removeSecondFactor'>
  site: MailSite
  now?: () => Date
}

/** Operations of the `npm run admin` command, which needs no sign-in. */
export function createAdminsService({ write, accounts, tries, changes, site, now = () => new Date() }: Deps) {
  async function requireStaff(email: string) {
    const known = await accounts.findByPlainAddress(plainAddress(email))
    if (!known || !isStaffRole(known.role)) throw new StartError(`${email} is the address of no staff account.`)
    return known
  }

  /** For an existing account, also ends its lockout, unblocks it and ends all its sessions. */
  async function createOrReset(email: string, role: StaffRole = 'Admin') {
    if (!LOGIN_ADDRESS.test(email)) throw new StartError(`${email} is no address that an admin can sign in with.`)
    const known = await accounts.findByPlainAddress(plainAddress(email))
    if (known && known.role !== role) throw otherRole(email, known.role)

    const temporaryPassword = generatePassword()
    const secret = {
      passwordHash: await hashSecret(temporaryPassword),
      passwordChangedAt: now(),
      isTempPassword: true,
      isBlocked: false,
    }
    await write(async (change) => {
      const { db, audit } = change
      const repository = createAccountsRepository(db)
      const account = known
        ? await repository.updateById(known.id, secret)
        : await repository.create({
            ...secret,
            role,
            email,
            firstName: staffMessages.roleName[role],
            emailVerifiedAt: now(),
          })
      if (!account) throw otherRole(email, 'Customer')
      await signOutEverywhere(db, account.id, now())
      if (known) await mailNewPasswordNotice(change, account, { site, now: now() })
      audit({ actor: null, action: known ? 'reset-admin' : 'create', entity: 'account', entityId: account.id })
    })
    await tries.reset(email)
    return { isNew: !known, temporaryPassword }
  }

  return {
    createOrReset,

    /**
     * Changes the role of a staff account that has another one; it keeps its password, so the result is null. Every
     * other email address is handled by `createOrReset`.
     */
    async giveRole(email: string, role: StaffRole) {
      const known = await accounts.findByPlainAddress(plainAddress(email))
      if (!known || known.role === role || !isStaffRole(known.role)) return createOrReset(email, role)
      await changes.changeRole({ id: known.id, role, version: null }, null)
      return null
    },

    list: () => accounts.findStaff(),

    async block(email: string, isBlocked: boolean) {
      const { id } = await requireStaff(email)
      await changes.block({ id, isBlocked }, null)
    },

    async remove(email: string) {
      await changes.remove(await requireStaff(email), null)
    },

    async removeSecondFactor(email: string) {
      await changes.removeSecondFactor(await requireStaff(email), null)
    },
  }
}

function otherRole(email: string, role: AccountRow['role']) {
  if (role === 'SuperAdmin') return new StartError(`${email} belongs to a super admin. Add --super.`)
  if (role === 'Admin') return new StartError(`${email} belongs to an admin. Leave out --super, or --remove it first.`)
  if (role === 'Editor') return new StartError(`${email} belongs to an editor. Add --role editor.`)
  if (role === 'Sales') return new StartError(`${email} belongs to sales staff. Add --role sales.`)
  return new StartError(`${email} belongs to an account that is no admin.`)
}
