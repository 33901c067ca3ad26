import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { COMPANY_ID } from '#contract/company/company.constants.ts'
import type { CompanyPhone, GrievanceOfficer, Logo, Office } from '#contract/company/company.schema.ts'
import { timestamps, version } from '#server/db/columns.ts'

/** One row, or none before the first save. */
export const company = pgTable(
  'company',
  {
    id: integer().primaryKey().default(COMPANY_ID),
    name: text().notNull(),
    legalName: text().notNull(),
    slogan: text(),
    sloganEmphasis: text(),
    logoLight: jsonb().$type<Logo>(),
    logoDark: jsonb().$type<Logo>(),
    mark: jsonb().$type<Logo>(),
    foundedYear: integer(),
    cin: text(),
    gstin: text(),
    grievanceOfficer: jsonb().$type<GrievanceOfficer>(),
    footerNote: text(),
    offices: jsonb().$type<Office[]>().notNull().default([]),
    phones: jsonb().$type<CompanyPhone[]>().notNull().default([]),
    email: text(),
    blog: text(),
    instagram: text(),
    linkedin: text(),
    youtube: text(),
    facebook: text(),
    version: version(),
    ...timestamps(),
  },
  ({ id }) => [check('company_is_one_row', sql`${id} = 1`)],
)
