import { parseArgs } from 'node:util'
import { SIGN_IN_PATH, TEMPORARY_PASSWORD_LIFE_DAYS } from '#contract/identity/identity.constants.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import type { StaffRole } from '#contract/wire/roles.ts'
import type { Config } from '#server/config.ts'
import { type Data, openData } from '#server/data.ts'
import { StartError } from '#server/errors.ts'
import { createMailer } from '#server/gateways/mail.ts'
import { type AccountsRepository, createAccountsRepository } from '#server/identity/accounts.repository.ts'
import { createAdminsService } from '#server/identity/admins.service.ts'
import { createIdentityServices } from '#server/identity/identity.services.ts'
import { createPasswordTriesService } from '#server/identity/password-tries.service.ts'
import { registerMailJobs } from '#server/mail/mail-queue.ts'
import { createLockoutsService } from '#server/rate-limits/lockouts.service.ts'
import { createLockoutsRepository, createRateLimitsRepository } from '#server/rate-limits/rate-limits.repository.ts'
import { createRateLimitsService } from '#server/rate-limits/rate-limits.service.ts'

// npm run admin -- EMAIL [--super]: creates an admin, or restores access to an existing account, and prints a temporary
// password once. --role ROLE does the same for that role; a staff account of another role gets the role and keeps its
// password. --block, --unblock, --remove and --reset-second-factor change the account; --list takes no email address.
const OPTIONS = {
  super: { type: 'boolean' },
  role: { type: 'string' },
  block: { type: 'boolean' },
  unblock: { type: 'boolean' },
  remove: { type: 'boolean' },
  'reset-second-factor': { type: 'boolean' },
  list: { type: 'boolean' },
} as const

const ROLE_OPTIONS: Record<string, StaffRole> = { admin: 'Admin', editor: 'Editor', sales: 'Sales' }

const DONE = {
  block: 'is blocked and signed out everywhere.',
  unblock: 'may sign in again.',
  remove: 'is removed.',
  'reset-second-factor': 'signs in without a second factor.',
}

export async function manageStaff(
  args: string[],
  { config, print }: { config: Config; print: (line: string) => void },
) {
  const { values, positionals } = parseArguments(args)
  const [email = '', ...more] = positionals.map((word) => word.trim())
  const { super: isSuper = false, role: roleOption, ...actions } = values
  const [action, ...otherActions] = Object.keys(actions) as (keyof typeof actions)[]
  if ((email === '') !== (action === 'list') || more.length > 0) {
    throw new StartError('Name one e-mail address: npm run admin -- EMAIL')
  }
  const roleOptions = Number(isSuper) + Number(roleOption !== undefined)
  if (otherActions.length > 0 || roleOptions > 1 || (roleOptions > 0 && action))
    throw new StartError('Choose one of the options at a time.')

  const givenRole = roleOption === undefined ? null : readRole(roleOption)

  const data = await openData(config)
  try {
    // Some changes queue an email to the account. It is sent now, or by the server if this process exits first.
    registerMailJobs(data, createMailer(config.mail))
    await data.jobs.start()
    const admins = adminsOf(data, config.http.publicUrl)
    if (action === 'list') {
      for (const account of await admins.list()) print(lineOf(account))
      return
    }
    if (action === undefined) return await createOrReset(email)
    if (action === 'remove') await admins.remove(email)
    else if (action === 'reset-second-factor') await admins.removeSecondFactor(email)
    else await admins.block(email, action === 'block')
    print(`${email} ${DONE[action]}`)

    async function createOrReset(address: string) {
      const role = givenRole ?? (isSuper ? 'SuperAdmin' : 'Admin')
      const made = givenRole ? await admins.giveRole(address, givenRole) : await admins.createOrReset(address, role)
      const roleName = staffMessages.roleName[role].toLowerCase()
      if (!made) return print(`${address} has the role ${roleName} now and is signed out everywhere.`)
      const { isNew, temporaryPassword } = made
      const who = `${isNew ? 'A new' : 'The'} ${roleName} ${address}`
      print(`${who} can sign in at ${config.http.publicUrl}${SIGN_IN_PATH[role]}`)
      print(`  Temporary password  ${temporaryPassword}`)
      print(
        `  It is shown only now and works for ${TEMPORARY_PASSWORD_LIFE_DAYS} days; another must be chosen at the first sign-in.`,
      )
    }
  } finally {
    await data.close()
  }
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}

function readRole(option: string) {
  const role = ROLE_OPTIONS[option.toLowerCase()]
  if (!role) throw new StartError(`--role takes one of these: ${Object.keys(ROLE_OPTIONS).join(', ')}.`)
  return role
}

function adminsOf({ database: { db }, write }: Data, publicUrl: string) {
  const lockouts = createLockoutsService({ lockouts: createLockoutsRepository(db), isOn: true })
  const rateLimits = createRateLimitsService({ rateLimits: createRateLimitsRepository(db), isOn: true })
  const site = { publicUrl }
  const { staff: changes } = createIdentityServices({ db, write, rateLimits, lockouts, site })
  return createAdminsService({
    write,
    accounts: createAccountsRepository(db),
    tries: createPasswordTriesService({ write, lockouts, rateLimits }),
    changes,
    site,
  })
}

function lineOf({ email, role, isBlocked, isTempPassword }: Staff[number]) {
  const state = isBlocked ? 'blocked' : isTempPassword ? 'invited' : 'active'
  return `${role.padEnd(10)}  ${state.padEnd(7)}  ${email}`
}

type Staff = Awaited<ReturnType<AccountsRepository['findStaff']>>
