import type { Role } from '#contract/wire/endpoint.ts'
import type { Actor } from '#server/db/write.ts'

type Person = { email: string; role: Role } & ({ id: number } | { accountId: number })

/** Whoever acts for the own account, as the audit log writes it. */
export function actorOf(person: Person): Actor {
  return { id: 'id' in person ? person.id : person.accountId, email: person.email, role: person.role }
}
