import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startChildServer } from '#test/child-server.ts'
import { placeEmbeddedTestDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { openDatabase } from './open-database.ts'

/** In the order of detection: the last two are detected only after the engine has opened the folder. */
const DAMAGES = {
  'a missing PG_VERSION': (db: string) => rm(join(db, 'PG_VERSION')),
  'another PG_VERSION': (db: string) => writeFile(join(db, 'PG_VERSION'), '12\n'),
  'a missing pg_control': (db: string) => rm(join(db, 'global/pg_control')),
  'a truncated pg_control': (db: string) => truncate(join(db, 'global/pg_control'), 100),
  'garbage in pg_control': (db: string) => writeFile(join(db, 'global/pg_control'), Buffer.alloc(8192, 7)),
  'a missing write-ahead log': (db: string) => rm(join(db, 'pg_wal'), { recursive: true }),
}

test('refuses a damaged database, names its folder and the restore command, and leaves it unchanged', async () => {
  const dataDir = await temporaryFolder()
  const db = join(dataDir, 'db')
  await placeEmbeddedTestDatabase(dataDir)
  const intact = await contentOf(db)

  for (const [damage, doDamage] of Object.entries(DAMAGES)) {
    await doDamage(db)
    const before = await contentOf(db)
    expect(before, damage).not.toEqual(intact)

    const refusal = await openDatabase({ kind: 'embedded', dataDir }).catch((error: unknown) => error)

    expect(refusal, damage).toMatchObject({ name: 'StartError', message: expect.stringContaining(db) })
    expect((refusal as Error).message, damage).toMatch(/npm run restore -- FILE$/)
    expect(await contentOf(db), damage).toEqual(before)
    for (const [name, content] of Object.entries(intact.files)) await writeFile(join(db, name), content ?? '', 'hex')
  }
})

test('npm start on a damaged database prints one sentence and exits with 1', async () => {
  const dataDir = await temporaryFolder()
  await placeEmbeddedTestDatabase(dataDir)
  await writeFile(join(dataDir, 'db/global/pg_control'), Buffer.alloc(8192, 7))

  const server = startChildServer({
    program: 'test/run-server.ts',
    port: 0,
    env: { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '41737' },
  })
  onTestFinished(() => void server.child.kill('SIGKILL'))

  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/^The embedded database in .+ cannot be used: .+ npm run restore -- FILE\n$/)
})

test('creates the database again when the first start was killed while creating it', async () => {
  const dataDir = await temporaryFolder()
  const unfinished = join(dataDir, 'db.unfinished')
  await mkdir(unfinished)
  await writeFile(join(unfinished, 'PG_VERSION'), '18\n')

  const database = await openDatabase({ kind: 'embedded', dataDir })
  await database.close()

  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['db']))
  expect(await readdir(dataDir)).not.toContain('db.unfinished')
})

/** The contents of the version and control files, and the names in the database folder. */
async function contentOf(db: string) {
  const read = async (name: string) => [name, await readFile(join(db, name), 'hex').catch(() => null)] as const
  const files = Object.fromEntries(await Promise.all(['PG_VERSION', 'global/pg_control'].map(read)))
  return { names: (await readdir(db)).sort(), files }
}
