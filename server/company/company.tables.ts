import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { COMPANY_ID } from '#contract/company/company.constants.ts'
import type {
  CompanyPhone,
  GrievanceOfficer,
  Logo,
  Office,
  OfficePicture,
  SignInPicture,
} from '#contract/company/company.schema.ts'
import { COST_RATES_ID } from '#contract/company/cost-rates.constants.ts'
import type { GstRates, StateRates } from '#contract/company/cost-rates.schema.ts'
import { DATE_STYLES, LOOK_ID, PALETTE_IDS, TYPE_PAIRINGS } from '#contract/company/look.constants.ts'
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
    officePicture: jsonb().$type<OfficePicture>(),
    signInPicture: jsonb().$type<SignInPicture>(),
    customerSignInImage: text(),
    ownerSignInImage: text(),
    codeImage: text(),
    passwordImage: text(),
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

export const look = pgTable(
  'look',
  {
    id: integer().primaryKey().default(LOOK_ID),
    palette: text({ enum: PALETTE_IDS }).notNull(),
    ground: text(),
    ink: text(),
    accent: text(),
    type: text({ enum: TYPE_PAIRINGS }).notNull(),
    dateStyle: text({ enum: DATE_STYLES }).notNull(),
    version: version(),
    ...timestamps(),
  },
  ({ id }) => [check('look_is_one_row', sql`${id} = 1`)],
)

export const costRates = pgTable(
  'cost_rates',
  {
    id: integer().primaryKey().default(COST_RATES_ID),
    gst: jsonb().$type<GstRates>().notNull(),
    states: jsonb().$type<StateRates[]>().notNull(),
    note: text(),
    isChecked: boolean().notNull(),
    version: version(),
    ...timestamps(),
  },
  ({ id }) => [check('cost_rates_is_one_row', sql`${id} = 1`)],
)
