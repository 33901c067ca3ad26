import { pagePath } from '#contract/company/redirect-address.ts'
import type { Db } from '#server/db/connection.ts'
import { createRedirectsRepository } from './redirects.repository.ts'

interface MovedPage {
  from: string
  to: string
  /** Set for a project: its old routing name redirects under any category while the project is visible. */
  project?: { id: number; formerName: string }
}

/**
 * Redirects the old URL of a page to its new one. Must run in the transaction that changes the URL. Redirects to the
 * old URL then lead to the new one, and a redirect from the new URL is removed, unless it belongs to the specification.
 */
export async function recordMovedPage(db: Db, { from, to, project }: MovedPage) {
  const [fromPath, toPath] = [pagePath(from), pagePath(to)]
  if (fromPath === null || toPath === null || fromPath === toPath) return
  const redirects = createRedirectsRepository(db)
  await redirects.lock()
  await redirects.removeFrom(toPath)
  await redirects.removeFrom(fromPath)
  await redirects.retarget({ path: fromPath, projectId: project?.id ?? null }, { address: to, path: toPath })
  await redirects.create({
    fromPath,
    toAddress: to,
    toPath,
    source: 'automatic',
    madeBy: null,
    projectId: project?.id ?? null,
    projectName: project?.formerName ?? null,
  })
}
