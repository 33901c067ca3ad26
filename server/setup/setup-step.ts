import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { SetupStep, SetupStepKey } from '#contract/setup/setup.schema.ts'

const { note } = setupMessages

export const doneStep = (key: SetupStepKey, message: string): SetupStep => ({
  key,
  state: 'done',
  percent: 100,
  note: recordsMessages.log.done,
  sentence: message,
  waitsFor: null,
})

/** Returns a step that can be done later. Above 0 percent it counts as started. */
export const optionalStep = (key: SetupStepKey, message: string, percent = 0): SetupStep => ({
  key,
  state: percent > 0 ? 'started' : 'open',
  percent,
  note: note.canFollow,
  sentence: message,
  waitsFor: null,
})

export const requiredStep = (key: SetupStepKey, message: string, waitsFor: string, percent = 0): SetupStep => ({
  ...optionalStep(key, message, percent),
  note: note.needed,
  waitsFor,
})

/** For a step of which only the demo's content exists. */
export const demoStep = (key: SetupStepKey, message: string): SetupStep => ({
  ...optionalStep(key, message),
  note: note.demo,
})

export const failedStep = (key: SetupStepKey, message: string): SetupStep => ({
  ...optionalStep(key, message),
  state: 'failed',
  note: note.failed,
})

export const runningStep = (key: SetupStepKey, message: string): SetupStep => ({
  ...optionalStep(key, message),
  state: 'running',
  note: note.running,
})
