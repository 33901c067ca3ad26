import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { SetupStep, SetupStepKey } from '#contract/setup/setup.schema.ts'

const { note } = setupMessages

/** `message` describes what is already there. */
export const doneStep = (key: SetupStepKey, message: string): SetupStep => ({
  key,
  state: 'done',
  percent: 100,
  note: recordsMessages.log.done,
  sentence: message,
  waitsFor: null,
})

/** A step that can be done later; above 0 percent it counts as started. */
export const optionalStep = (key: SetupStepKey, message: string, percent = 0): SetupStep => ({
  key,
  state: percent > 0 ? 'started' : 'open',
  percent,
  note: note.canFollow,
  sentence: message,
  waitsFor: null,
})

/** A step that must be done before the site can be opened. */
export const requiredStep = (key: SetupStepKey, message: string, waitsFor: string, percent = 0): SetupStep => ({
  ...optionalStep(key, message, percent),
  note: note.needed,
  waitsFor,
})

export const failedStep = (key: SetupStepKey, message: string): SetupStep => ({
  ...optionalStep(key, message),
  state: 'failed',
  note: note.failed,
})

/** A step that is running in the background. */
export const runningStep = (key: SetupStepKey, message: string): SetupStep => ({
  ...optionalStep(key, message),
  state: 'running',
  note: note.running,
})
