import * as z from 'zod/mini'
import { setupMessages } from './setup.messages.ts'

/** In the order in which the screen shows them. */
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

/** Computed from the current data of the site. */
export const SetupStep = z.object({
  key: z.enum(SETUP_STEPS),
  state: z.enum(['done', 'started', 'running', 'open', 'failed']),
  percent: z.int(),
  note: z.string(),
  sentence: z.string(),
  /** What must be done before the site can open, as part of a sentence; null if the site can open without it. */
  waitsFor: z.nullable(z.string()),
})
export type SetupStep = z.output<typeof SetupStep>

export const Setup = z.object({
  openedAt: z.nullable(z.string()),
  steps: z.array(SetupStep),
  hasDemo: z.boolean(),
  /** Number of visitors who get an email when the site opens. */
  waitingCount: z.int(),
})
export type Setup = z.output<typeof Setup>

/** A demo record that staff have changed, or to which they have added records. */
export const EditedRecord = z.object({ key: z.string(), table: z.string(), name: z.string() })
export type EditedRecord = z.output<typeof EditedRecord>

const Counts = z.object({ projects: z.int(), media: z.int(), visitors: z.int(), accounts: z.int() })

export const DemoRemoval = z.object({
  removed: z.extend(Counts, { settings: z.int(), others: z.int(), files: z.int(), bytes: z.int() }),
  stays: Counts,
  edited: z.array(EditedRecord),
})
export type DemoRemoval = z.output<typeof DemoRemoval>

/** Accepts the keys of edited records to remove as well; all others are kept. */
const chosen = () =>
  z._default(z.array(z.string(setupMessages.badChoice), setupMessages.badChoice).check(z.maxLength(10_000)), [])

export const DemoChoice = z.object({ alsoRemove: chosen() })
export type DemoChoice = z.output<typeof DemoChoice>

export const DemoConfirmation = z.object({
  alsoRemove: chosen(),
  /** The number of projects to remove, typed by the admin as confirmation. */
  projects: z.int(setupMessages.typeTheNumber),
})
export type DemoConfirmation = z.output<typeof DemoConfirmation>
