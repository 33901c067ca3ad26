import type { Customer, CustomerBlock, CustomerChoice, NewCustomer } from '#contract/identity/customers.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { isClosedAddress } from '#server/mail/mail-queue.ts'
import { accountFacts, setBlocked } from './account-changes.ts'
import {
  type AccountRow,
  type AccountSearch,
  type AccountsRepository,
  createAccountsRepository,
} from './accounts.repository.ts'
import type { InvitationsService } from './invitations.service.ts'

interface Deps {
  write: Write
  accounts: Pick<AccountsRepository, 'findPage'>
  invitations: InvitationsService
  now?: () => Date
}

const UNKNOWN = { Customer: identityMessages.customerUnknown, BusinessOwner: staffMessages.ownerUnknown } as const
type ManagedRole = keyof typeof UNKNOWN

export function createCustomersService({ write, accounts, invitations, now = () => new Date() }: Deps) {
  return {
    async search(request: AccountSearch, role: ManagedRole): Promise<Page<Customer>> {
      const { rows, total } = await accounts.findPage(request, [role])
      return { rows: rows.map(withDatesAsText), total }
    },

    invite: async (customer: NewCustomer, actor: Actor): Promise<Customer> =>
      toCustomer(await invitations.invite({ ...customer, role: 'Customer' }, actor)),

    resendInvitation: async ({ id }: CustomerChoice, actor: Actor): Promise<Customer> =>
      toCustomer(
        await invitations.resend(id, actor, async (db) => {
          const customer = await requireAccount(db, id, 'Customer')
          if (customer.isBlocked) throw new AppError('invalid', identityMessages.customerIsBlocked)
          if (!customer.isTempPassword) throw new AppError('invalid', identityMessages.invitationAccepted)
          return customer
        }),
      ),

    block: ({ id, isBlocked }: CustomerBlock, actor: Actor, role: ManagedRole): Promise<Customer> =>
      write(async (change) => {
        const before = await requireAccount(change.db, id, role)
        if (before.isBlocked === isBlocked) return toCustomer(before)
        if (isClosedAddress(before.email)) throw new AppError('invalid', staffMessages.ownerClosed)
        const after = await setBlocked(change.db, id, { isBlocked, now: now() })
        const action = isBlocked ? 'block' : 'unblock'
        const facts = { before: accountFacts(before), after: accountFacts(after) }
        change.audit({ actor, action, entity: 'account', entityId: id, ...facts })
        return toCustomer(after)
      }),
  }
}

export type CustomersService = ReturnType<typeof createCustomersService>

async function requireAccount(db: Db, id: number, role: ManagedRole) {
  const account = await createAccountsRepository(db).lockOfRole(id, role)
  if (!account) throw new AppError('notFound', UNKNOWN[role])
  return account
}

function toCustomer(account: AccountRow): Customer {
  const { id, firstName, lastName, email, isTempPassword: isInvited, isBlocked, createdAt, lastSignedInAt } = account
  return withDatesAsText({ id, firstName, lastName, email, isInvited, isBlocked, createdAt, lastSignedInAt })
}

interface Dates {
  createdAt: Date
  lastSignedInAt: Date | null
}

export function withDatesAsText<Row extends Dates>({ createdAt, lastSignedInAt, ...row }: Row) {
  return { ...row, createdAt: createdAt.toISOString(), lastSignedInAt: lastSignedInAt?.toISOString() ?? null }
}
