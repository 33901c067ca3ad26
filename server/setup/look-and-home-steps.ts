import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { SetupStep } from '#contract/setup/setup.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { canFollow } from './setup-step.ts'

// Both are optional: a site can be opened with the standard look and the standard home page.

/** The colours and the type of the site. Only the standard look exists, so there is nothing to read. */
export async function lookStep(_db: Db): Promise<SetupStep> {
  return canFollow('look', setupMessages.look)
}

/** The parts of the home page. They follow from the content, so there is nothing to read. */
export async function homeStep(_db: Db): Promise<SetupStep> {
  return canFollow('home', setupMessages.home)
}
