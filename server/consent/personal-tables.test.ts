import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '#server/db/rows.ts'
import { test } from '#test/database.ts'
import { KEPT_TABLES, PERSONAL_TABLES } from './personal-tables.ts'

/** Tables with content, settings and records of the site itself. */
const TABLES_WITHOUT_PEOPLE = [
  'banks',
  'categories',
  'consent_notices',
  'content_revision',
  'cost_rates',
  'demo_records',
  'documents',
  'features',
  'gallery_images',
  'gate_exemptions',
  'handovers',
  'image_categories',
  'lead_mentions',
  'lead_settings',
  'locations',
  'look',
  'mail_outage',
  'mailed_progress_updates',
  'media_categories',
  'media_items',
  'perks',
  'plans',
  'progress_updates',
  'cost_terms',
  'project_features',
  'projects',
  'publish_gate',
  'receipt_counters',
  'redirects',
  'registrations',
  'retention_settings',
  'site_state',
  'specifications',
  'static_content',
  'subscription_plan_features',
  'subscription_plans',
  'unit_types',
  'visit_settings',
  'webhooks',
  'interest_counts',
]

test('every table is listed as personal, kept or without people', async ({ db }) => {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const listed = [...PERSONAL_TABLES.map(({ table }) => table), ...Object.keys(KEPT_TABLES), ...TABLES_WITHOUT_PEOPLE]

  expect(listed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

test('every listed column exists, and every listed table is erased by itself or with another one', async ({ db }) => {
  const columns = await rowsOf<{ place: string }>(
    db,
    sql`select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`,
  )
  const places = new Set(columns.map(({ place }) => place))
  const names = PERSONAL_TABLES.map(({ table }) => table)

  for (const { table, holds, erase, goesWith } of PERSONAL_TABLES) {
    for (const column of holds) expect(places).toContain(`${table}.${column}`)
    expect(erase !== undefined || names.includes(goesWith ?? '')).toBe(true)
  }
})
