import { expect, test } from 'vitest'
import { SETUP_STEPS, type Setup } from '#contract/setup/setup.schema.ts'
import { doneStepsOf, isFinished, progressInWords } from './setup-progress.ts'

function aSetup(done: number, changed: Partial<Setup> = {}): Setup {
  const steps = SETUP_STEPS.map((key, at) => ({
    key,
    state: at < done ? ('done' as const) : ('started' as const),
    percent: at < done ? 100 : 50,
    note: '',
    sentence: '',
    waitsFor: null,
  }))
  return { openedAt: '2026-11-07T00:00:00.000Z', steps, hasDemo: false, waitingCount: 0, ...changed }
}

test('only steps that are done count', () => {
  expect(doneStepsOf(aSetup(3))).toBe(3)
})

test.for([
  [0, 'None of the nine steps is done.'],
  [1, 'One of nine steps is done.'],
  [3, 'Three of nine steps are done.'],
] as const)('with %i steps done the progress reads %j', ([done, sentence]) => {
  expect(progressInWords(aSetup(done))).toContain(sentence)
})

test('the setup is finished when the site is open, without its demo, and every step is done', () => {
  expect(isFinished(aSetup(9))).toBe(true)
  expect(isFinished(aSetup(8))).toBe(false)
  expect(isFinished(aSetup(9, { openedAt: null }))).toBe(false)
  expect(isFinished(aSetup(9, { hasDemo: true }))).toBe(false)
})
