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
  /** The project's parts of this kind as they are stored now. */
  read: () => Promise<Outcome<readonly Row[]>>
}

/** What a part's form knows of its record: how it stands, which one it is, and how it is read anew. */
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
