import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { accounts } from './accounts.tables.ts'

export async function accountOf(db: Db, id: number) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account
}
