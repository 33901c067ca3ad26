import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { ENGINE, filesOfSite, fillSite, newPostgres } from '#server/backup/backup.fixture.ts'
import { openBackupSocket } from '#server/backup/backup-socket.ts'
import { loadConfig } from '#server/config.ts'
import { type Data, openData } from '#server/data.ts'
import { rowsOf } from '#server/db/rows.ts'
import { openTestApi } from '#test/api.ts'
import { aGalleryImage, aProject } from '#test/builders.ts'
import { placeEmbeddedTestDatabase, test } from '#test/database.ts'
import { runCommand } from '#test/run-command.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

/**
 * The pause between two requests: short enough that requests overlap with every step of a backup, long enough that the
 * backup makes progress.
 */
const BETWEEN_REQUESTS_MS = 5

test('a backup made while four writers use the site is a consistent snapshot', {
  timeout: 180_000,
}, async () => {
  const folder = await temporaryFolder()
  const env = await aServedPlace(join(folder, 'data'))
  const config = loadConfig({ LOG_LEVEL: 'silent', NODE_ENV: 'test', ...env })
  const data = await openData(config)
  const backupSocket = await openBackupSocket({ dataDir: config.dataDir, database: data.database })
  const api = await openTestApi(config, data)
  await fillSite(data.database.db, join(config.dataDir, 'uploads'))

  const busy = startWriters(data, 4)
  const backup = runCommand('backup', env, join(folder, 'site.tgz'))
  let responses = 0
  while (await isRunning(backup)) {
    const response = await api.get('/Home/GetProductLists')
    expect(response.statusCode).toBe(200)
    responses += 1
    await pause(BETWEEN_REQUESTS_MS)
  }
  const writes = await busy.stop()
  expect(await backup).toEqual({ code: 0, output: expect.stringMatching(/site\.tgz holds .+ rows in \d+ tables/) })
  expect([responses, writes].every((count) => count > 10)).toBe(true)
  expect(await readdir(join(config.dataDir, 'backups')).catch(() => [])).toEqual([])
  await api.close()
  await backupSocket.close()
  await data.close()

  const restoredEnv = await anEmptyPlace(join(folder, 'restored'))
  const restore = await runCommand('restore', restoredEnv, join(folder, 'site.tgz'))
  expect(restore).toEqual({ code: 0, output: expect.stringContaining('All sessions are ended.') })
  const restored = await openData(loadConfig(restoredEnv))
  const [counts] = await rowsOf<{ projects: number; images: number; lines: number }>(
    restored.database.db,
    sql`select (select count(*)::int from projects where name like 'Busy%') as projects,
          (select count(*)::int from gallery_images where image like 'busy%') as images,
          (select count(*)::int from audit_log where entity = 'busy') as lines`,
  )
  await restored.close()
  expect(counts).toEqual({ projects: counts?.lines, images: 2 * (counts?.lines ?? 0), lines: expect.any(Number) })
  expect(counts?.lines).toBeLessThanOrEqual(writes)
  expect(await filesOfSite(join(restoredEnv.DATA_DIR, 'uploads'))).toEqual(
    await filesOfSite(join(config.dataDir, 'uploads')),
  )
})

async function aServedPlace(dataDir: string) {
  if (ENGINE === 'postgres') return { DATA_DIR: dataDir, DATABASE_URL: await newPostgres({ isMigrated: true }) }
  await placeEmbeddedTestDatabase(dataDir)
  return { DATA_DIR: dataDir }
}

async function anEmptyPlace(dataDir: string) {
  if (ENGINE === 'embedded') return { DATA_DIR: dataDir }
  return { DATA_DIR: dataDir, DATABASE_URL: await newPostgres({ isMigrated: false }) }
}

/**
 * Each write stores one project with two images and one audit log entry, which a backup must contain together or not
 * at all.
 */
function startWriters({ write }: Data, writers: number) {
  let isOver = false
  let writes = 0
  const done = Array.from({ length: writers }, async (_, writer) => {
    while (!isOver) {
      await write(async (change) => {
        const name = `Busy ${writer} ${writes}`
        const { id } = await aProject(change.db, { name, routingName: name.toLowerCase() + crypto.randomUUID() })
        await aGalleryImage(change.db, { projectId: id, image: 'busy-1.jpg' })
        await aGalleryImage(change.db, { projectId: id, image: 'busy-2.jpg' })
        change.audit({ actor: null, action: 'create', entity: 'busy', entityId: id })
        change.contentChanged()
      })
      writes += 1
      await pause(BETWEEN_REQUESTS_MS)
    }
  })
  return {
    async stop() {
      isOver = true
      await Promise.all(done)
      return writes
    },
  }
}

async function isRunning(ended: Promise<unknown>) {
  return (await Promise.race([ended, setImmediate('running')])) === 'running'
}
