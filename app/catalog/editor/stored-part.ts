import type { Outcome } from '../../lib/api-client.ts'
import type { FormValues } from '../../ui/form/form-values.ts'

interface PartRecord {
  id: number
  version?: number | undefined
}

interface StoredPartOptions<Row extends PartRecord> {
  /** Null for a new one. */
  row: Row | null
  projectId: number
  valuesOf: (row: Row | null) => FormValues
  /** Reads the project's parts of this kind. */
  read: () => Promise<Outcome<readonly Row[]>>
}

/** Options of a part's form: its stored values, its ids, and how to read it again. */
export function storedPart<Row extends PartRecord>({ row, projectId, valuesOf, read }: StoredPartOptions<Row>) {
  return {
    stored: { values: valuesOf(row), version: row?.version },
    fixed: { id: String(row?.id ?? ''), projectId: String(projectId) },
    async readAgain() {
      const outcome = await read()
      const found = outcome.ok ? outcome.data.find(({ id }) => id === row?.id) : undefined
      return found ? { values: valuesOf(found), version: found.version } : null
    },
  }
}
