import * as z from 'zod/mini'
import { setupMessages } from './setup.messages.ts'

/** In the order of the screen. */
export const SETUP_STEPS = [
  'company',
  'look',
  'home',
  'project',
  'people',
  'mail',
  'domain',
  'legal',
  'backup',
] as const
export type SetupStepKey = (typeof SETUP_STEPS)[number]

/** One step of the setup, computed from the data of the site at the time of the call. */
export const SetupStep = z.object({
  key: z.enum(SETUP_STEPS),
  state: z.enum(['done', 'started', 'running', 'open', 'failed']),
  /** How much of the step is done, from 0 to 100. */
  percent: z.int(),
  /** How far the step is, in a few words. */
  note: z.string(),
  /** What there is, or what is missing. */
  sentence: z.string(),
  /** What opening the site waits for, as part of a sentence; null if this step does not keep it closed. */
  waitsFor: z.nullable(z.string()),
})
export type SetupStep = z.output<typeof SetupStep>

export const Setup = z.object({
  openedAt: z.nullable(z.string()),
  steps: z.array(SetupStep),
  hasDemo: z.boolean(),
  /** The visitors who get a mail when the site opens. */
  waitingCount: z.int(),
})
export type Setup = z.output<typeof Setup>

/** A record of the demo that staff have changed, or to which they have added records of their own. */
export const EditedRecord = z.object({ key: z.string(), table: z.string(), name: z.string() })
export type EditedRecord = z.output<typeof EditedRecord>

const Counts = z.object({ projects: z.int(), media: z.int(), visitors: z.int(), accounts: z.int() })

/** The records that a removal of the demo deletes, and those that stay. */
export const DemoRemoval = z.object({
  removed: z.extend(Counts, { others: z.int(), files: z.int(), bytes: z.int() }),
  stays: Counts,
  edited: z.array(EditedRecord),
})
export type DemoRemoval = z.output<typeof DemoRemoval>

/** The keys of edited records that are to be removed with the demo. All others stay. */
const chosen = () =>
  z._default(z.array(z.string(setupMessages.badChoice), setupMessages.badChoice).check(z.maxLength(10_000)), [])

export const DemoChoice = z.object({ alsoRemove: chosen() })
export type DemoChoice = z.output<typeof DemoChoice>

export const DemoConfirmation = z.object({
  alsoRemove: chosen(),
  /** Typed by staff: the number of projects that are removed. */
  projects: z.int(setupMessages.typeTheNumber),
})
export type DemoConfirmation = z.output<typeof DemoConfirmation>
