import { CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import { say } from '#contract/catalog/catalog.messages.ts'
import { FLAGS, type Flag } from './project-filters.ts'

export const FLAG_LABELS: Record<Flag, string> = {
  isExclusive: say.label.isExclusive,
  isNewLaunch: CATEGORY_NAME.newLaunch,
  isCompleted: CATEGORY_NAME.completed,
}

export function flagsOf(project: Record<Flag, boolean>) {
  return FLAGS.filter((flag) => project[flag])
}
