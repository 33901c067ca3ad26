import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { mediaItems } from './media.tables.ts'

export const LIST = '/NewsandEvents/GetNewsEventsMappings/1'

export async function stored(db: Db, id: number) {
  const [row] = await db.select().from(mediaItems).where(eq(mediaItems.id, id))
  return row
}
