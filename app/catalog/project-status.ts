import { CATEGORY_NAME, DEFAULT_PROJECT_STATUS, PROJECT_FLAGS } from '#contract/catalog/catalog.constants.ts'
import { projectLabelsMessages } from '#contract/catalog/project-labels.messages.ts'

type Flag = (typeof PROJECT_FLAGS)[number]

export const FLAG_LABELS: Record<Flag, string> = {
  isExclusive: projectLabelsMessages.isExclusive,
  isNewLaunch: CATEGORY_NAME.newLaunch,
  isCompleted: CATEGORY_NAME.completed,
}

export function flagsOf(project: Record<Flag, boolean>) {
  return PROJECT_FLAGS.filter((flag) => project[flag])
}

/** How far the square beside a status is filled, in per cent; null (no square) for an unknown status. */
export function statusFill(status: string) {
  return FILL.get(status) ?? null
}

const FILL = new Map<string, 0 | 45 | 100>([
  [CATEGORY_NAME.newLaunch, 0],
  [DEFAULT_PROJECT_STATUS, 45],
  [CATEGORY_NAME.completed, 100],
])
