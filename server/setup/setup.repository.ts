import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { SITE_PAGE_ID } from '#contract/content/site-pages.constants.ts'
import { STAFF } from '#contract/wire/roles.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { company, look } from '#server/company/company.tables.ts'
import { staticContent } from '#server/content/content.tables.ts'
import { sitePages } from '#server/content/site-pages.tables.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { isDefaultPage, ownCompany, ownPage } from '#server/db/seed-values.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { createDemoRecordsRepository } from './demo-records.repository.ts'

export interface MailTest {
  to: string
  server: string | null
  failure: string | null
  at: Date
}

export type SetupFacts = Awaited<ReturnType<ReturnType<typeof createSetupRepository>['findFacts']>>

export function createSetupRepository(db: Db) {
  const { hasAny, isRecorded: isOfDemo } = createDemoRecordsRepository(db)

  async function findHome(): Promise<'own' | 'demo' | null> {
    const [home] = await db.select().from(sitePages).where(eq(sitePages.id, SITE_PAGE_ID.home))
    if (!home) return null
    const isDemo = await isOfDemo('site_pages', home.id)
    return isDemo && isDefaultPage(home, await ownPage(home)) ? 'demo' : 'own'
  }

  async function findCompany() {
    const [stored] = await db.select().from(company)
    const [chosen] = await db.select().from(look)
    return { company: stored ?? null, look: chosen ?? null }
  }

  return {
    findCompany,

    /** What still is the demo's does not count as the company's own. `host` is the name of an unnamed company. */
    async findFacts(host: string) {
      const found = await findCompany()
      const isDemoCompany = found.company && (await isOfDemo('company', found.company.id))
      const own = found.company && isDemoCompany ? await ownCompany(found.company) : found.company
      const isKept = isNull(projects.deletedAt)
      const isOwn = or(gt(projects.version, 1), notOfDemo('projects', sql`${projects.id}`))
      const isStaff = and(inArray(accounts.role, [...STAFF]), eq(accounts.isBlocked, false))
      const [first] = await db
        .select({ name: projects.name })
        .from(projects)
        .where(and(isKept, isOwn))
        .orderBy(desc(projects.isActive), asc(projects.sortOrder), asc(projects.id))
        .limit(1)
      const isOwnText = or(gt(staticContent.version, 1), notOfDemo('static_content', sql`${staticContent.key}`))
      const texts = await db
        .select({ key: staticContent.key, body: staticContent.body })
        .from(staticContent)
        .where(isOwnText)
      return {
        hasDemo: await hasAny(),
        company: own && { ...own, legalName: nameOf(own, host) },
        look: found.look,
        home: await findHome(),
        projects: {
          first: first?.name ?? null,
          shown: await db.$count(projects, and(isKept, isOwn, eq(projects.isActive, true))),
        },
        staff: await db.$count(accounts, and(isStaff, notOfDemo('accounts', sql`${accounts.id}`))),
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

/** Null if the company is not named: without a name of its own it has that of the host. */
function nameOf({ name, legalName }: { name: string | null; legalName: string | null }, host: string) {
  const own = legalName ?? name
  return own === host ? null : own
}

function notOfDemo(table: string, key: SQL) {
  return sql`not exists (select from demo_records d where d.table_name = ${table} and d.record_id = ${key}::text)`
}
