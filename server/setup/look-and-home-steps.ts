import { PALETTES } from '#contract/company/look.constants.ts'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { SetupStep } from '#contract/setup/setup.schema.ts'
import { createLookRepository } from '#server/company/look.repository.ts'
import type { Db } from '#server/db/connection.ts'
import { canFollow, done } from './setup-step.ts'

// Both are optional: a site can be opened with the standard look and the standard home page.

/** The colours and the type of the site: done once they have been saved. */
export async function lookStep(db: Db): Promise<SetupStep> {
  const look = await createLookRepository(db).find()
  if (!look) return canFollow('look', setupMessages.look.standard)
  if (look.ground !== null) return done('look', setupMessages.look.ownColours)
  return done('look', setupMessages.look.chosen(PALETTES.find(({ id }) => id === look.palette)?.name ?? look.palette))
}

/** The parts of the home page. They follow from the content, so there is nothing to read. */
export async function homeStep(_db: Db): Promise<SetupStep> {
  return canFollow('home', setupMessages.home)
}
