import type { LedgerLine } from '#contract/catalog/progress.schema.ts'
import type { LedgerRepository } from './ledger.repository.ts'

type Newest = Awaited<ReturnType<LedgerRepository['findNewestUpdates']>>[number]

/** An entry without a handover shows the construction stage that was reached. */
export function createLedgerService({ ledger }: { ledger: LedgerRepository }) {
  return {
    async list(): Promise<LedgerLine[]> {
      const [lines, newest] = await Promise.all([ledger.findLines(), ledger.findNewestUpdates()])
      const ofProjects = Map.groupBy(newest, ({ projectId }) => projectId)
      return lines.map(({ projectId, ...line }) => ({
        ...line,
        reached: line.handedOverDate === null ? reachedIn(ofProjects.get(projectId) ?? [], line.tower) : null,
      }))
    },
  }
}

/**
 * Returns the newest update of the tower or, if there is none, the newest of all towers. Null if the project has no
 * update.
 */
function reachedIn(newest: readonly Newest[], tower: string | null) {
  const own = newest.filter((update) => update.tower?.toLowerCase() === tower?.toLowerCase())
  const [first] = (own.length > 0 ? own : newest).toSorted((one, other) => other.date.localeCompare(one.date))
  if (!first) return null
  const { projectId, ...reached } = first
  return reached
}
