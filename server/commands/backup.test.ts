import { type ExecFileException, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { appRoot } from '#server/app-root.ts'
import { ENGINES, filesOfSite, fillSite, newPostgres } from '#server/backup/backup.fixture.ts'
import { openCopyDoor } from '#server/backup/copy-door.ts'
import { loadConfig } from '#server/config.ts'
import { type Data, openData } from '#server/data.ts'
import { openDatabase } from '#server/db/connection.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { rowsOf } from '#server/db/rows.ts'
import { openTestApi } from '#test/api.ts'
import { aGalleryImage, aProject } from '#test/builders.ts'
import { inherited } from '#test/child-server.ts'
import { openEmbeddedTestDatabase, test } from '#test/database.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

test.for(ENGINES)(
  'a backup of the %s engine, made while the site is served and four people write, is one moment of it',
  { timeout: 180_000 },
  async (engine) => {
    const folder = await temporaryFolder()
    const env = await anEnvironment(engine, join(folder, 'data'))
    const config = loadConfig({ LOG_LEVEL: 'silent', NODE_ENV: 'test', ...env })
    const data = await openData(config)
    const door = await openCopyDoor({ dataDir: config.dataDir, database: data.database })
    const api = await openTestApi(config, data)
    await fillSite(data.database.db, join(config.dataDir, 'uploads'))

    const busy = keepWriting(data, 4)
    const backup = command('backup', env, join(folder, 'site.tgz'))
    let answers = 0
    while (await isRunning(backup)) {
      const answer = await api.get('/Home/GetProductLists')
      expect(answer.statusCode).toBe(200)
      answers += 1
    }
    const writes = await busy.stop()
    expect(await backup).toEqual({ code: 0, output: expect.stringMatching(/site\.tgz holds .+ rows in \d+ tables/) })
    expect([answers, writes].every((count) => count > 10)).toBe(true)
    expect(await readdir(join(config.dataDir, 'backups')).catch(() => [])).toEqual([])
    await api.close()
    await door.close()
    await data.close()

    const restoredEnv = { DATA_DIR: join(folder, 'restored') }
    const restore = await command('restore', restoredEnv, join(folder, 'site.tgz'))
    expect(restore).toEqual({ code: 0, output: expect.stringContaining('Nobody is signed in.') })
    const restored = await openDatabase({ kind: 'embedded', dataDir: restoredEnv.DATA_DIR })
    const [counts] = await rowsOf<{ projects: number; images: number; lines: number }>(
      restored.db,
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
  },
)

test('the door of a serving process is for its owner, opens over what kill -9 left, and closes with it', async () => {
  const dataDir = await temporaryFolder()
  const socket = join(dataDir, 'control.sock')
  const killed = spawn(process.execPath, ['-e', `require('net').createServer().listen(process.argv[1])`, socket])
  await expect.poll(() => existsSync(socket), { timeout: 20_000 }).toBe(true)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await mkdir(join(dataDir, 'backups/.copy-half/db'), { recursive: true })
  const database = await openEmbeddedTestDatabase(dataDir)

  const door = await openCopyDoor({ dataDir, database })

  expect((await stat(socket)).mode & 0o777).toBe(0o600)
  expect(await readdir(join(dataDir, 'backups'))).toEqual([])
  await door.close()
  expect(existsSync(socket)).toBe(false)
  await database.close()
  const { code, output } = await command('backup', { DATA_DIR: dataDir }, join(dataDir, 'alone.tgz'))
  expect([code, output]).toEqual([0, expect.stringContaining('alone.tgz holds')])
})

test('where nobody answers and the data is held, and where there is none, both commands refuse in one sentence', async () => {
  const folder = await temporaryFolder()
  const dataDir = join(folder, 'data')
  expect(await command('backup', { DATA_DIR: dataDir }, join(folder, 'a.tgz'))).toEqual({
    code: 1,
    output: `There is nothing to back up in ${dataDir}.\n`,
  })

  await mkdir(join(dataDir, 'db'), { recursive: true })
  const lock = await lockFolder(dataDir)
  expect(await command('backup', { DATA_DIR: dataDir }, join(folder, 'a.tgz'))).toEqual({
    code: 1,
    output: `The data folder ${dataDir} is in use by another Plinth process.\n`,
  })
  await lock.release()
  expect(await command('restore', { DATA_DIR: dataDir }, join(folder, 'a.tgz'))).toEqual({
    code: 1,
    output: `${dataDir} is not empty. A backup is restored only into an empty place. Nothing was changed.\n`,
  })
  expect(await command('restore', { DATA_DIR: join(folder, 'other') }, join(folder, 'a.tgz'))).toMatchObject({
    code: 1,
    output: `${join(folder, 'a.tgz')} cannot be read (ENOENT).\n`,
  })
  expect(await command('backup', {})).toMatchObject({ code: 1, output: expect.stringContaining('npm run backup --') })
  expect(await command('restore', {})).toMatchObject({ code: 1, output: expect.stringContaining('npm run restore --') })
})

async function anEnvironment(engine: (typeof ENGINES)[number], dataDir: string): Promise<Record<string, string>> {
  if (engine === 'postgres') return { DATA_DIR: dataDir, DATABASE_URL: await newPostgres({ isMigrated: true }) }
  await openEmbeddedTestDatabase(dataDir).then((prepared) => prepared.close())
  return { DATA_DIR: dataDir }
}

/** Each write is one project with two pictures and one audit line, which a backup must show together or not at all. */
function keepWriting({ write }: Data, writers: number) {
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
      // As between two requests: the embedded engine alone never lets anything else have a turn.
      await setImmediate()
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

interface Ended {
  code: ExecFileException['code'] | 0
  output: string
}

function command(name: 'backup' | 'restore', env: Record<string, string>, ...words: string[]) {
  const program = ['--liftoff-only', join('server', 'commands', `${name}.ts`), ...words]
  return new Promise<Ended>((resolve) => {
    execFile(process.execPath, program, { cwd: appRoot, env: { ...inherited, ...env } }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, output: out + err }),
    )
  })
}

async function isRunning(ended: Promise<unknown>) {
  return (await Promise.race([ended, setImmediate('running')])) === 'running'
}
