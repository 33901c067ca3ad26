import { isOneOf, SALES_STAFF } from '#contract/wire/roles.ts'
import type { Database } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import { StartError } from '#server/errors.ts'
import { giveDemoLeads } from '#server/leads/demo-owners.ts'
import { recordDemoAccount } from '#server/setup/demo-removal.service.ts'
import { createAccountsRepository, type NewAccountRow } from './accounts.repository.ts'
import { generatePassword, hashSecret } from './secrets.ts'

interface Deps {
  database: Pick<Database, 'runExclusively'>
  write: Write
  accounts: Settings
  isDemo: boolean
  now?: () => Date
}

interface Settings {
  adminEmail: string
  adminPassword: string | null
  demoPassword: string | null
}

/** `password` is null unless it was generated here. */
export interface InitialAccount {
  who: string
  email: string
  password: string | null
}

type Person = Omit<NewAccountRow, 'passwordHash' | 'email'> & { email: string; who: string }

/** Creates the initial accounts of a site without an admin. Null if the site has an admin. */
export async function createInitialAccounts(deps: Deps): Promise<InitialAccount[] | null> {
  const { database, write, accounts, isDemo, now = () => new Date() } = deps
  const admin: Person = { who: 'Admin', role: 'Admin', email: accounts.adminEmail, firstName: 'Admin' }
  const people = isDemo ? demoPeople(now()) : []

  return database.runExclusively(() =>
    write(async ({ db, audit }) => {
      const repository = createAccountsRepository(db)
      if (await repository.hasOneOfRole('Admin')) return null

      const adminPassword = accounts.adminPassword ?? generatePassword()
      const demoPassword = accounts.demoPassword ?? generatePassword()
      const adminHash = await hashSecret(adminPassword)
      const demoHash = await hashSecret(demoPassword)

      const made: InitialAccount[] = []
      const make = async ({ who, ...row }: Person, passwordHash: string) => {
        const created = await repository.create({ emailVerifiedAt: now(), ...row, passwordHash })
        if (created) audit({ actor: null, action: 'create', entity: 'account', entityId: created.id, after: row })
        return created
      }

      if (!(await make(admin, adminHash))) throw taken(admin.email)
      made.push({ who: admin.who, email: admin.email, password: accounts.adminPassword ? null : adminPassword })
      const sellers: number[] = []
      for (const person of people) {
        const isMade = await make(person, demoHash)
        const password = accounts.demoPassword ? null : demoPassword
        if (!isMade) continue
        await recordDemoAccount(db, isMade.id)
        if (isOneOf(person.role, SALES_STAFF)) sellers.push(isMade.id)
        made.push({ who: person.who, email: person.email, password })
      }
      if (sellers.length > 0) await giveDemoLeads(db, sellers)
      return made
    }),
  )
}

function demoPeople(now: Date): Person[] {
  return [
    { who: 'Customer', role: 'Customer', email: 'customer@plinth.test', firstName: 'Asha', lastName: 'Verma' },
    {
      who: 'Customer with a temporary password',
      role: 'Customer',
      email: 'tenant@plinth.test',
      firstName: 'Ravi',
      lastName: 'Mehta',
      isTempPassword: true,
    },
    {
      who: 'Business owner',
      role: 'BusinessOwner',
      email: 'owner@plinth.test',
      firstName: 'Farah',
      lastName: 'Khan',
      companyName: 'Khan Site Crews',
      signupStep: 2,
      agreedToTermsAt: now,
    },
    { who: 'Editor', role: 'Editor', email: 'editor@plinth.test', firstName: 'Nisha', lastName: 'Rao' },
    { who: 'Sales', role: 'Sales', email: 'sales@plinth.test', firstName: 'Arjun', lastName: 'Sethi' },
    { who: 'Super admin', role: 'SuperAdmin', email: 'super@plinth.test', firstName: 'Meera', lastName: 'Nair' },
  ]
}

function taken(email: string) {
  return new StartError(
    `ADMIN_EMAIL names ${email}, which belongs to an account that is no admin. Set another address.`,
  )
}
