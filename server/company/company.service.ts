import { COMPANY_ID } from '#contract/company/company.constants.ts'
import type { Company, CompanyDraft } from '#contract/company/company.schema.ts'
import { neutralCompany } from '#contract/company/company-contacts.ts'
import { isDefaultLook, type Look } from '#contract/company/look.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { type CompanyRow, createCompanyRepository } from './company.repository.ts'
import { toLook } from './look.service.ts'

interface Deps {
  db: Db
  write: Write
  publicUrl: string
}

export function createCompanyService({ db, write, publicUrl }: Deps) {
  const find = () => companyIn(db, publicUrl)

  return {
    find,

    /** Only staff need the version, with which they save. */
    async read(isStaff: boolean): Promise<Company> {
      const { version = 0, ...company } = await find()
      return isStaff ? { ...company, version } : company
    },

    save: ({ version, ...values }: CompanyDraft, actor: Actor): Promise<Company> =>
      write(async (change) => {
        const companies = createCompanyRepository(change.db)
        await companies.lock()
        const before = await companies.find()
        requireUnchanged(version, before ?? { version: 0 })
        const after = await companies.store(values)
        recordChange(change, { actor, entity: 'company', entityId: COMPANY_ID, before, after })
        return toCompany(after)
      }),
  }
}

export type CompanyService = ReturnType<typeof createCompanyService>

/** Inside a write, pass its `db`: the embedded engine has one connection, so another query would wait forever. */
export async function companyIn(db: Db, publicUrl: string): Promise<Company> {
  const found = await createCompanyRepository(db).findWithLook()
  const company = found.company ? toCompany(found.company) : neutralCompany(new URL(publicUrl).host)
  const look = found.look && shownLook(toLook(found.look))
  return look ? { ...company, look } : company
}

/** Without the version, which is for staff; null for the default look, which pages have without being told. */
function shownLook({ version: _version, ...look }: Look): Look | null {
  return isDefaultLook(look) ? null : look
}

function toCompany({ id: _one, createdAt: _created, updatedAt: _updated, ...company }: CompanyRow): Company {
  return company
}
