import { DEFAULT_PROJECT_STATUS, type PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import { setsFlag } from '#contract/catalog/project-lists.ts'

type Status = (typeof PROJECT_STATUSES)[number]

interface Flags {
  isExclusive: boolean
  isNewLaunch: boolean
  isCompleted: boolean
}

interface Placed {
  categoryId: number
  status: Status
}

/** What a save says of a project's standing; null where it says nothing. */
type Said = { categoryId: number; status: Status | null } & { [K in keyof Flags]: boolean | null }

/**
 * Category and status set the flags they stand for, whatever else is said. A flag that nothing is said of stays as it
 * was, but for one that the former category or status had set: it goes with them.
 */
export function standingOf(said: Said, before: (Placed & Flags) | null): Placed & Flags {
  const placed = { categoryId: said.categoryId, status: said.status ?? before?.status ?? DEFAULT_PROJECT_STATUS }
  const flag = (name: 'isNewLaunch' | 'isCompleted') => {
    if (setsFlag(placed, name)) return true
    return said[name] ?? (before?.[name] === true && !setsFlag(before, name))
  }
  return {
    ...placed,
    isExclusive: said.isExclusive ?? before?.isExclusive ?? false,
    isNewLaunch: flag('isNewLaunch'),
    isCompleted: flag('isCompleted'),
  }
}
