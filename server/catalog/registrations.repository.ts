import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { registrations } from './project-parts.tables.ts'
import { isVisible } from './projects.repository.ts'
import { projects } from './projects.tables.ts'

const { id, projectId, covers, number, authority, portalUrl, registeredOn, validUntil, version } = registrations
const { possessionDate, handedOverDate, collectionAccount, promoter, qrImage } = registrations
const shown = {
  id,
  projectId,
  covers,
  number,
  authority,
  portalUrl,
  registeredOn,
  validUntil,
  possessionDate,
  handedOverDate,
  collectionAccount,
  promoter,
  qrImage,
  version,
}

export type RegistrationRow = Awaited<ReturnType<RegistrationsRepository['findOf']>>[number]

export function createRegistrationsRepository(db: Db) {
  return {
    findOf: (projectIds: readonly number[]) =>
      db
        .select(shown)
        .from(registrations)
        .where(and(inArray(registrations.projectId, [...projectIds]), isNull(registrations.deletedAt)))
        .orderBy(asc(registrations.projectId), asc(registrations.id)),

    count: (ofProject: number) =>
      db.$count(registrations, and(eq(registrations.projectId, ofProject), isNull(registrations.deletedAt))),

    async findPublicLink(registrationId: number) {
      const [found] = await db
        .select({ portalUrl })
        .from(registrations)
        .innerJoin(projects, eq(projects.id, registrations.projectId))
        .where(
          and(eq(registrations.id, registrationId), isNull(registrations.deletedAt), isVisible({ withHidden: false })),
        )
      return found?.portalUrl ?? null
    },
  }
}

export type RegistrationsRepository = ReturnType<typeof createRegistrationsRepository>
