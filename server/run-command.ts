import { AppError, StartError } from './errors.ts'
import { describeError } from './log-error.ts'
import { createFilesForOwnerOnly } from './owner-only.ts'

/** Runs what `npm run …` named, with its words. A fault is told in one sentence and ends the process with 1. */
export async function runCommand(main: (words: string[]) => Promise<void>) {
  createFilesForOwnerOnly()
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    // Without the rows that a failed query carries.
    const isForeseen = error instanceof StartError || error instanceof AppError
    console.error(isForeseen ? error.message : describeError(error))
    process.exitCode = 1
  }
}
