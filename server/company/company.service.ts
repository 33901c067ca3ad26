import { COMPANY_ID } from '#contract/company/company.constants.ts'
import { companyRecordMessages } from '#contract/company/company.messages.ts'
import type { Company, CompanyDraft, Logo } from '#contract/company/company.schema.ts'
import { neutralCompany } from '#contract/company/company-contacts.ts'
import {
  ACCOUNT_IMAGE_FIELDS,
  type AccountImageField,
  LOGO_FIELDS,
  type LogoField,
  PICTURE_FIELDS,
  type PictureField,
} from '#contract/company/company-limits.ts'
import { isDefaultLook, type Look } from '#contract/company/look.schema.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import type { NamedFile, UploadsService } from '#server/uploads/uploads.service.ts'
import { type CompanyRow, createCompanyRepository } from './company.repository.ts'
import { toLook } from './look.service.ts'

interface Deps {
  db: Db
  write: Write
  publicUrl: string
  uploads: Pick<UploadsService, 'requireFiles' | 'requireLogo' | 'release'>
}

export function createCompanyService({ db, write, publicUrl, uploads }: Deps) {
  const find = () => companyIn(db, publicUrl)

  return {
    find,

    /** Only staff need the version, which they send with a save. */
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
        await uploads.requireFiles(change.db, newPictures(values, before))
        const after = await companies.store({ ...values, ...(await logosOf(change, values, before)) })
        await releaseUnused(change, before, after)
        recordChange(change, { actor, entity: 'company', entityId: COMPANY_ID, before, after })
        return toCompany(after)
      }),
  }

  /** A changed logo must be an upload that still exists. */
  async function logosOf(change: Change, draft: Pick<CompanyDraft, LogoField>, before: CompanyRow | null) {
    const logos = {} as Record<LogoField, Logo | null>
    for (const field of LOGO_FIELDS) {
      const file = draft[field]
      const stored = before?.[field] ?? null
      if (file === null) logos[field] = null
      else logos[field] = file === stored?.file ? stored : await uploaded(change, field, file)
    }
    return logos
  }

  async function uploaded({ db }: Change, field: LogoField, file: string): Promise<Logo> {
    const message = companyRecordMessages.logoUnknown
    return { file, ...(await uploads.requireLogo(db, { name: file, isMark: field === 'mark', sentence: message })) }
  }

  async function releaseUnused(change: Change, before: CompanyRow | null, after: CompanyRow) {
    const used = filesOf(after)
    for (const name of new Set(filesOf(before))) {
      if (!used.includes(name)) await uploads.release(change, { folder: UPLOAD_FOLDER.logos, name })
    }
  }
}

function filesOf(row: CompanyRow | null) {
  return LOGO_FIELDS.flatMap((field) => row?.[field]?.file ?? [])
}

/**
 * Returns the images that the record does not have yet. An image that it has is not checked again, so that the company
 * can be saved even if the file was lost. A replaced image stays stored, because other records may use it.
 */
function newPictures(
  draft: Pick<CompanyDraft, PictureField | AccountImageField>,
  before: CompanyRow | null,
): NamedFile[] {
  const pictures = [
    ...PICTURE_FIELDS.map((field) => ({ name: draft[field]?.file, stored: before?.[field]?.file })),
    ...ACCOUNT_IMAGE_FIELDS.map((field) => ({ name: draft[field], stored: before?.[field] })),
  ]
  return pictures.flatMap(({ name, stored }) => {
    if (!name || name === stored) return []
    return [{ folder: UPLOAD_FOLDER.images, name, kinds: ['image'], sentence: companyRecordMessages.pictureUnknown }]
  })
}

export type CompanyService = ReturnType<typeof createCompanyService>

/** Inside a write, pass its `db`: the embedded engine has one connection, so another query would deadlock. */
export async function companyIn(db: Db, publicUrl: string): Promise<Company> {
  const found = await createCompanyRepository(db).findWithLook()
  const company = found.company ? toCompany(found.company) : neutralCompany(new URL(publicUrl).host)
  const look = found.look && shownLook(toLook(found.look))
  return look ? { ...company, look } : company
}

/** Leaves out the version, which is for staff. Null for the default look, which is already in the style sheet. */
function shownLook({ version: _version, ...look }: Look): Look | null {
  return isDefaultLook(look) ? null : look
}

function toCompany({ id: _one, createdAt: _created, updatedAt: _updated, ...company }: CompanyRow): Company {
  return company
}
