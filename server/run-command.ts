import { AppError, StartError } from './errors.ts'
import { describeError } from './log-error.ts'
import { createFilesForOwnerOnly } from './owner-only.ts'

export async function runCommand(main: (args: string[]) => Promise<void>) {
  createFilesForOwnerOnly()
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    // Expected errors hold no row data, so they can be printed.
    const isExpected = error instanceof StartError || error instanceof AppError
    console.error(isExpected ? error.message : describeError(error))
    process.exitCode = 1
  }
}
