import { eq } from 'drizzle-orm'
import { COMPANY_ID } from '#contract/company/company.constants.ts'
import { SITE_PAGE_ID } from '#contract/content/site-pages.constants.ts'
import { createCompanyRepository } from '#server/company/company.repository.ts'
import { company } from '#server/company/company.tables.ts'
import { createSitePagesRepository } from '#server/content/site-pages.repository.ts'
import { sitePages } from '#server/content/site-pages.tables.ts'
import type { Db } from './connection.ts'
import { isDefaultPage, isNoCompany, ownCompany, ownPage } from './seed-values.ts'

interface ClearedRecord {
  entity: 'company' | 'site-page'
  entityId: number
  before: object
  after: object | null
}

/**
 * Clears what still is the demo's in the company, the home and the about page, if staff changed and keep them. Deletes a
 * record of which nothing is left. Returns the changed records, for the audit log.
 */
export async function clearDemoValues(db: Db, kept: ReadonlySet<string>, host: string): Promise<ClearedRecord[]> {
  const cleared: ClearedRecord[] = []
  if (kept.has(`company:${COMPANY_ID}`)) cleared.push(...(await clearCompany(db, host)))
  for (const id of [SITE_PAGE_ID.home, SITE_PAGE_ID.about])
    if (kept.has(`site_pages:${id}`)) cleared.push(...(await clearPage(db, id)))
  return cleared
}

async function clearCompany(db: Db, host: string): Promise<ClearedRecord[]> {
  const companies = createCompanyRepository(db)
  const before = await companies.find()
  if (!before) return []
  const own = await ownCompany(before)
  const line = { entity: 'company', entityId: COMPANY_ID, before } as const
  if (isNoCompany(own)) {
    await db.delete(company)
    return [{ ...line, after: null }]
  }
  // Both names are required: one stands in for the other, or the host, as before the first save.
  const name = own.name ?? own.legalName ?? host
  return [{ ...line, after: await companies.store({ ...own, name, legalName: own.legalName ?? name }) }]
}

async function clearPage(db: Db, id: number): Promise<ClearedRecord[]> {
  const pages = createSitePagesRepository(db)
  const before = await pages.find(id)
  if (!before) return []
  const own = await ownPage(before)
  const line = { entity: 'site-page', entityId: id, before } as const
  if (isDefaultPage(before, own)) {
    await db.delete(sitePages).where(eq(sitePages.id, id))
    return [{ ...line, after: null }]
  }
  return [{ ...line, after: await pages.store(id, { name: before.name, place: before.place, ...own }) }]
}
