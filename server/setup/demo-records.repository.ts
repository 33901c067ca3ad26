import { type SQL, sql } from 'drizzle-orm'
import type { EditedRecord } from '#contract/setup/setup.schema.ts'
import { findTableShapes, type TableShape } from '#server/backup/table-shapes.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { demoRecords } from './setup.tables.ts'

/** Tables about the site itself, whose rows are never demo records. */
const NEVER_RECORDED = ['audit_log', 'content_revision', 'site_state', 'demo_records', 'consent_notices']

/** Tables whose rows are referenced by others, so they are removed last and only if no remaining row uses them. */
const REMOVED_LAST: readonly string[] = ['features', 'subscription_plans', 'uploads']

/** Tables of child rows that visitors add; such a row does not count as a change of its record. */
const ADDED_BY_VISITORS: readonly string[] = [
  'subscriber_topics',
  'subscription_links',
  'brochure_requests',
  'interest_counts',
]

const NAMING_COLUMNS = ['legal_name', 'name', 'title', 'email', 'key']

/**
 * Keeps track of the rows that the demo inserted. Tables and keys are read from the database, so that a new table with
 * demo rows needs no code here.
 */
export function createDemoRecordsRepository(db: Db) {
  /** Records the rows that the current transaction has inserted. */
  async function recordInserted() {
    for (const { name, columns } of await findTableShapes(db)) {
      if (NEVER_RECORDED.includes(name) || !columns.some(({ isKey }) => isKey)) continue
      await db.execute(
        sql`insert into demo_records (table_name, record_id)
            select ${name}, ${keyOf('t', columns)} from ${tableNamed(name)} t where t.xmin = pg_current_xact_id()::xid
            on conflict do nothing`,
      )
    }
  }

  /**
   * Returns the tables whose demo rows are deleted explicitly. Child rows, such as parts of a project, are deleted with
   * their parent.
   */
  async function findTables() {
    const shapes = await findTableShapes(db)
    const recorded = await db.selectDistinct({ name: demoRecords.tableName }).from(demoRecords)
    const names = new Set(recorded.map(({ name }) => name))
    const parts = (await findParts()).filter(({ owner }) => names.has(owner))
    const isPart = (name: string) => parts.some(({ part }) => part === name)
    const tables = shapes.filter(({ name }) => names.has(name) && !isPart(name))
    return { shapes, tables, parts }
  }

  const findParts = () =>
    rowsOf<{ part: string; column: string; owner: string; ownerColumn: string }>(
      db,
      sql`select c.conrelid::regclass::text as part, a.attname as "column", c.confrelid::regclass::text as owner,
            b.attname as "ownerColumn"
          from pg_constraint c
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
          where c.contype = 'f' and c.confdeltype = 'c' and c.connamespace = 'public'::regnamespace
          order by 1, 2`,
    )

  /**
   * Finds demo records that staff have changed, or whose child rows were changed or added. An account does not count as
   * changed by what its owner did, nor a feature by the projects that use it.
   */
  async function findEdited(): Promise<EditedRecord[]> {
    const { shapes, tables, parts } = await findTables()
    const edited: EditedRecord[] = []
    for (const { name, columns } of tables) {
      const has = (column: string) => columns.some((one) => one.name === column)
      const signs: SQL[] = has('version') ? [sql`t.version > 1`] : []
      for (const { part, column, owner, ownerColumn } of parts) {
        if (owner !== name || name === 'accounts' || REMOVED_LAST.includes(name)) continue
        if (ADDED_BY_VISITORS.includes(part)) continue
        const shape = shapes.find((one) => one.name === part)
        if (!shape) continue
        const isChanged = shape.columns.some((one) => one.name === 'version') ? sql`p.version > 1 or ` : sql``
        signs.push(
          sql`exists (select from ${tableNamed(part)} p where p.${sql.identifier(column)} = t.${sql.identifier(ownerColumn)}
                and (${isChanged}not ${isDemo('p', shape)}))`,
        )
      }
      if (signs.length === 0) continue
      const naming = NAMING_COLUMNS.filter(has).map((column) => sql`t.${sql.identifier(column)}::text`)
      const rows = await rowsOf<{ id: string; name: string }>(
        db,
        sql`select ${keyOf('t', columns)} as id, coalesce(${sql.join([...naming, keyOf('t', columns)], sql`, `)}) as name
            from ${tableNamed(name)} t where ${isDemo('t', { name, columns })} and (${sql.join(signs, sql` or `)})
            ${has('deleted_at') ? sql`and t.deleted_at is null` : sql``} order by 2, 1`,
      )
      edited.push(...rows.map((row) => ({ key: `${name}:${row.id}`, table: name, name: row.name })))
    }
    return edited
  }

  return {
    recordInserted,
    findEdited,

    async hasAny() {
      return (await db.select().from(demoRecords).limit(1)).length > 0
    },

    async record(table: string, id: number) {
      await db.insert(demoRecords).values({ tableName: table, recordId: String(id) })
    },

    async isRecorded(table: string, id: number) {
      const rows = await rowsOf(
        db,
        sql`select 1 as found from demo_records where table_name = ${table} and record_id = ${String(id)}`,
      )
      return rows.length > 0
    },

    /**
     * Deletes the demo rows of all tables except `uploads`, the given keys and those that other rows still use. Returns
     * the number of rows by table.
     */
    async deleteRows(kept: ReadonlySet<string>): Promise<Map<string, number>> {
      const { tables } = await findTables()
      const counts = new Map<string, number>()
      await deleteSandboxPayments(db, keptIn(kept, 'accounts'))
      const last = tables.filter(({ name }) => REMOVED_LAST.includes(name) && name !== 'uploads')
      for (const shape of [...tables.filter(({ name }) => !REMOVED_LAST.includes(name)), ...last]) {
        const ids = keptIn(kept, shape.name)
        const stays = ids.length > 0 ? sql`and ${keyOf('t', shape.columns)} not in ${ids}` : sql``
        const deleted = await rowsOf(
          db,
          sql`delete from ${tableNamed(shape.name)} t where ${isDemo('t', shape)} ${stays} ${IN_USE[shape.name] ?? sql``}
              returning 1 as gone`,
        )
        counts.set(shape.name, deleted.length)
      }
      return counts
    },

    async findUnusedFiles() {
      const named = new Set<string>()
      for (const { name } of await findTableShapes(db)) {
        if (name === 'uploads' || NEVER_RECORDED.includes(name)) continue
        const found = await rowsOf<{ file: string }>(
          db,
          sql`select distinct m[1] as file from ${tableNamed(name)} t,
                regexp_matches(to_jsonb(t)::text, '[0-9]{13}_[^"/\\\\]+', 'g') m`,
        )
        for (const { file } of found) named.add(file)
      }
      const files = await rowsOf<{ folder: string; name: string; bytes: string }>(
        db,
        sql`select folder, stored_name as name, bytes::text as bytes from uploads t
            where exists (select from demo_records d where d.table_name = 'uploads' and d.record_id = t.id::text) order by t.id`,
      )
      // A text field can contain the name of a file followed by other text.
      const isNamed = (name: string) => named.has(name) || [...named].some((text) => text.startsWith(name))
      return files.filter(({ name }) => !isNamed(name)).map((file) => ({ ...file, bytes: Number(file.bytes) }))
    },

    /** The remaining demo rows count as the company's own from now on. */
    async forgetAll() {
      await db.delete(demoRecords)
    },
  }
}

const IN_USE: Record<string, SQL> = {
  features: sql`and not exists (select from project_features u where u.feature_id = t.id)`,
  subscription_plans: sql`and not exists (select from subscriptions u where u.subscription_plan_id = t.id)
    and not exists (select from payments u where u.subscription_plan_id = t.id)`,
}

/** Sandbox payments by demo accounts never moved money. Other payments are kept, as the law requires. */
async function deleteSandboxPayments(db: Db, keptAccounts: string[]) {
  const stays = keptAccounts.length > 0 ? sql`and record_id not in ${keptAccounts}` : sql``
  const ofDemo = sql`account_id in (select record_id::int from demo_records where table_name = 'accounts' ${stays})`
  await db.execute(
    sql`delete from receipts where payment_id in (select id from payments where provider = 'sandbox' and ${ofDemo})`,
  )
  await db.execute(sql`delete from payments where provider = 'sandbox' and ${ofDemo}`)
}

function keptIn(keys: ReadonlySet<string>, table: string) {
  return [...keys].flatMap((key) => (key.startsWith(`${table}:`) ? [key.slice(table.length + 1)] : []))
}

const tableNamed = (name: string) => sql`public.${sql.identifier(name)}`

function keyOf(alias: string, columns: TableShape['columns']) {
  const keys = columns
    .filter(({ isKey }) => isKey)
    .map(({ name }) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`)
  return sql`concat_ws(',', ${sql.join(keys, sql`, `)})`
}

function isDemo(alias: string, { name, columns }: TableShape) {
  return sql`exists (select from demo_records d where d.table_name = ${name} and d.record_id = ${keyOf(alias, columns)})`
}
