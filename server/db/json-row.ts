import { type ColumnBaseConfig, type ColumnDataType, type InferColumnsDataTypes, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Of these JSON says the same as the drivers do; of moments, money and large numbers it does not. */
type PlainColumn = PgColumn<ColumnBaseConfig<ColumnDataType, 'PgText' | 'PgInteger' | 'PgBoolean' | 'PgDateString'>>

/**
 * A row as one value instead of one for each column: the embedded engine takes longer to hand over a short text than to
 * find it, and pages need twenty of each project. Without the names, which would make it as slow again.
 */
export function jsonRow<Columns extends Record<string, PlainColumn>>(columns: Columns) {
  const names = Object.keys(columns)
  return sql`json_build_array(${sql.join(Object.values(columns), sql`, `)})`.mapWith((values: unknown[]) => {
    const row: Record<string, unknown> = {}
    for (const [nth, name] of names.entries()) row[name] = values[nth]
    return row as InferColumnsDataTypes<Columns>
  })
}
