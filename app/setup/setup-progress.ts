import type { Setup } from '#contract/setup/setup.schema.ts'
import { writtenDate } from '#contract/wire/site-time.ts'

/** Not in `setup.page.tsx`, because the menu of every screen uses it too. */
export function doneStepsOf({ steps }: Pick<Setup, 'steps'>) {
  return steps.filter(({ state }) => state === 'done').length
}

export function isFinished(setup: Setup) {
  return setup.openedAt !== null && !setup.hasDemo && doneStepsOf(setup) === setup.steps.length
}

export function progressInWords(setup: Setup) {
  const { steps, openedAt } = setup
  const doneCount = doneStepsOf(setup)
  const all = inWords(steps.length)
  const done =
    doneCount === 0
      ? `None of the ${all} steps is done.`
      : `${capital(inWords(doneCount))} of ${all} steps ${doneCount === 1 ? 'is' : 'are'} done.`
  if (openedAt !== null) return `${done} The site has been open since ${writtenDate(openedAt)}.`
  const needed = steps.filter(({ waitsFor }) => waitsFor !== null).length
  if (needed === 0) return `${done} You can open the site; the rest can follow.`
  return `${done} ${capital(inWords(needed))} more ${needed === 1 ? 'is' : 'are'} needed before you can open; the rest can follow.`
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const inWords = (count: number) => NUMBERS[count] ?? String(count)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
