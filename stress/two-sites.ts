import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openS3Server } from '#test/s3-server.ts'
import { openSite, type Site } from './site.ts'

/**
 * Opens two sites on one PostgreSQL and one bucket. The engine of the second one is `embedded` so that no second
 * PostgreSQL is started, but its DATABASE_URL takes precedence.
 */
export async function openTwoSites() {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-bucket-'))
  const s3 = await openS3Server(folder)
  const shared = { RATE_LIMITS: 'off', ...s3.env }
  const one = await openSite({ engine: 'postgres', env: shared })
  const { DATABASE_URL = '' } = one.settings
  const two = await openSite({ engine: 'embedded', env: { ...shared, DATABASE_URL } })
  const sites: readonly [Site, Site] = [one, two]
  return {
    sites,
    async close() {
      await two.close()
      await one.close()
      await s3.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
