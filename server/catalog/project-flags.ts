import { DEFAULT_PROJECT_STATUS, type PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import { setsFlag } from '#contract/catalog/project-lists.ts'

type Status = (typeof PROJECT_STATUSES)[number]

interface Flags {
  isExclusive: boolean
  isNewLaunch: boolean
  isCompleted: boolean
}

interface Placement {
  categoryId: number
  status: Status
}

/** The submitted fields; null when omitted. */
type Submitted = { categoryId: number; status: Status | null } & { [K in keyof Flags]: boolean | null }

/**
 * Category and status always set their flags. An omitted flag keeps its value, except one set by the previous category
 * or status, which is removed.
 */
export function resolveFlags(submitted: Submitted, before: (Placement & Flags) | null): Placement & Flags {
  const placement = {
    categoryId: submitted.categoryId,
    status: submitted.status ?? before?.status ?? DEFAULT_PROJECT_STATUS,
  }
  const flag = (name: 'isNewLaunch' | 'isCompleted') => {
    if (setsFlag(placement, name)) return true
    return submitted[name] ?? (before?.[name] === true && !setsFlag(before, name))
  }
  return {
    ...placement,
    isExclusive: submitted.isExclusive ?? before?.isExclusive ?? false,
    isNewLaunch: flag('isNewLaunch'),
    isCompleted: flag('isCompleted'),
  }
}
