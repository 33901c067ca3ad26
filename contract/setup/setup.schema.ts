import * as z from 'zod/mini'
import { setupMessages } from './setup.messages.ts'

/** In the order on the screen. */
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

/** A step of the setup, computed from the current data of the site. */
export const SetupStep = z.object({
  key: z.enum(SETUP_STEPS),
  state: z.enum(['done', 'started', 'running', 'open', 'failed']),
  /** How much of the step is done, from 0 to 100. */
  percent: z.int(),
  /** A short note on the state of the step. */
  note: z.string(),
  /** Describes what exists, or what is missing. */
  sentence: z.string(),
  /** What must be done before opening the site, as part of a sentence; null if the site can open without it. */
  waitsFor: z.nullable(z.string()),
})
export type SetupStep = z.output<typeof SetupStep>

export const Setup = z.object({
  openedAt: z.nullable(z.string()),
  steps: z.array(SetupStep),
  hasDemo: z.boolean(),
  /** The number of visitors who get a mail when the site opens. */
  waitingCount: z.int(),
})
export type Setup = z.output<typeof Setup>

/** A demo record that staff have changed or added records to. */
export const EditedRecord = z.object({ key: z.string(), table: z.string(), name: z.string() })
export type EditedRecord = z.output<typeof EditedRecord>

const Counts = z.object({ projects: z.int(), media: z.int(), visitors: z.int(), accounts: z.int() })

/** The records that removing the demo deletes, and those that are kept. */
export const DemoRemoval = z.object({
  removed: z.extend(Counts, { others: z.int(), files: z.int(), bytes: z.int() }),
  stays: Counts,
  edited: z.array(EditedRecord),
})
export type DemoRemoval = z.output<typeof DemoRemoval>

/** The keys of edited records to remove with the demo. All others are kept. */
const chosen = () =>
  z._default(z.array(z.string(setupMessages.badChoice), setupMessages.badChoice).check(z.maxLength(10_000)), [])

export const DemoChoice = z.object({ alsoRemove: chosen() })
export type DemoChoice = z.output<typeof DemoChoice>

export const DemoConfirmation = z.object({
  alsoRemove: chosen(),
  /** Typed by the admin as confirmation: the number of projects to remove. */
  projects: z.int(setupMessages.typeTheNumber),
})
export type DemoConfirmation = z.output<typeof DemoConfirmation>
