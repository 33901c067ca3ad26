import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { SITE_PAGE_ID } from '#contract/content/site-pages.constants.ts'
import { STAFF } from '#contract/wire/roles.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { company, look } from '#server/company/company.tables.ts'
import { staticContent } from '#server/content/content.tables.ts'
import { sitePages } from '#server/content/site-pages.tables.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { accounts } from '#server/identity/accounts.tables.ts'

export interface MailTest {
  to: string
  server: string | null
  failure: string | null
  at: Date
}

export type SetupFacts = Awaited<ReturnType<ReturnType<typeof createSetupRepository>['findFacts']>>

export function createSetupRepository(db: Db) {
  return {
    async findFacts() {
      const [stored] = await db.select().from(company)
      const [chosen] = await db.select().from(look)
      const isKept = isNull(projects.deletedAt)
      const [first] = await db
        .select({ name: projects.name })
        .from(projects)
        .where(isKept)
        .orderBy(desc(projects.isActive), asc(projects.sortOrder), asc(projects.id))
        .limit(1)
      const texts = await db.select({ key: staticContent.key, body: staticContent.body }).from(staticContent)
      return {
        company: stored ?? null,
        look: chosen ?? null,
        isHomeSaved: (await db.$count(sitePages, eq(sitePages.id, SITE_PAGE_ID.home))) > 0,
        projects: {
          first: first?.name ?? null,
          shown: await db.$count(projects, and(isKept, eq(projects.isActive, true))),
        },
        staff: await db.$count(accounts, and(inArray(accounts.role, [...STAFF]), eq(accounts.isBlocked, false))),
        texts: {
          termsAndConditions: '',
          privacy: '',
          ...Object.fromEntries(texts.map(({ key, body }) => [key, body])),
        },
      }
    },

    async findMailTest(): Promise<MailTest | null> {
      const [line] = await db
        .select({ at: auditLog.at, after: auditLog.after })
        .from(auditLog)
        .where(and(eq(auditLog.entity, 'mail'), eq(auditLog.action, 'send-test')))
        .orderBy(desc(auditLog.at), desc(auditLog.id))
        .limit(1)
      return line ? { ...(line.after as Omit<MailTest, 'at'>), at: line.at } : null
    },
  }
}
