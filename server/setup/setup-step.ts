import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { SetupStep, SetupStepKey } from '#contract/setup/setup.schema.ts'

const { note } = setupMessages

/** `sentence` describes what is already there. */
export const doneStep = (key: SetupStepKey, sentence: string): SetupStep => ({
  key,
  state: 'done',
  percent: 100,
  note: recordsMessages.log.done,
  sentence,
  waitsFor: null,
})

/** A step that can be done later; above 0 percent it counts as started. */
export const optionalStep = (key: SetupStepKey, sentence: string, percent = 0): SetupStep => ({
  key,
  state: percent > 0 ? 'started' : 'open',
  percent,
  note: note.canFollow,
  sentence,
  waitsFor: null,
})

/** A step that must be done before the site can be opened. */
export const requiredStep = (key: SetupStepKey, sentence: string, waitsFor: string, percent = 0): SetupStep => ({
  ...optionalStep(key, sentence, percent),
  note: note.needed,
  waitsFor,
})

export const failedStep = (key: SetupStepKey, sentence: string): SetupStep => ({
  ...optionalStep(key, sentence),
  state: 'failed',
  note: note.failed,
})

/** A step that is running in the background. */
export const runningStep = (key: SetupStepKey, sentence: string): SetupStep => ({
  ...optionalStep(key, sentence),
  state: 'running',
  note: note.running,
})
