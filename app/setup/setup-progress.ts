import type { Setup } from '#contract/setup/setup.schema.ts'

/** Not in `setup.page.tsx`, because the menu of every screen uses it too. */
export function doneStepsOf({ steps }: Pick<Setup, 'steps'>) {
  return steps.filter(({ state }) => state === 'done').length
}

export function isFinished(setup: Setup) {
  return setup.openedAt !== null && !setup.hasDemo && doneStepsOf(setup) === setup.steps.length
}
