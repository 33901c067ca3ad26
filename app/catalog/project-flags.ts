import { CATEGORY_NAME, PROJECT_FLAGS } from '#contract/catalog/catalog.constants.ts'
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
