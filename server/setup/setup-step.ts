import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { SetupStep, SetupStepKey } from '#contract/setup/setup.schema.ts'

const { note } = setupMessages

/** A step that is done, in the sentence that says what there is. */
export const done = (key: SetupStepKey, sentence: string): SetupStep => ({
  key,
  state: 'done',
  percent: 100,
  note: recordsMessages.log.done,
  sentence,
  waitsFor: null,
})

/** A step that may be left for later; above 0 percent it is started. */
export const canFollow = (key: SetupStepKey, sentence: string, percent = 0): SetupStep => ({
  key,
  state: percent > 0 ? 'started' : 'open',
  percent,
  note: note.canFollow,
  sentence,
  waitsFor: null,
})

/** A step without which the site cannot be opened. */
export const needed = (key: SetupStepKey, sentence: string, waitsFor: string, percent = 0): SetupStep => ({
  ...canFollow(key, sentence, percent),
  note: note.needed,
  waitsFor,
})

export const failed = (key: SetupStepKey, sentence: string): SetupStep => ({
  ...canFollow(key, sentence),
  state: 'failed',
  note: note.failed,
})

/** A step that is being done in the background. */
export const running = (key: SetupStepKey, sentence: string): SetupStep => ({
  ...canFollow(key, sentence),
  state: 'running',
  note: note.running,
})
