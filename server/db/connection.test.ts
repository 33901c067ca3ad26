import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { appRoot } from '#server/app-root.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { placeEmbeddedTestDatabase } from '#test/database.ts'
import { NODE_FLAGS } from '#test/node-flags.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { openDatabase } from './connection.ts'
import { lockByFile, lockFolder } from './folder-lock.ts'

const otherProcess = `
  import { openDatabase } from '#server/db/connection.ts'
  import { anEnquiry } from '#test/builders.ts'
  const database = await openDatabase({ kind: 'embedded', dataDir: process.argv[1] })
  await anEnquiry(database.db, { name: 'Kept' })
  console.log('saved')
  setInterval(() => {}, 1000)
`

test('a second process on one data folder is refused; after kill -9 of the first it opens with all that was saved', {
  timeout: 60_000,
}, async () => {
  const dataDir = await temporaryFolder()
  await placeEmbeddedTestDatabase(dataDir)
  const first = spawn(process.execPath, [...NODE_FLAGS, '--input-type=module', '-e', otherProcess, dataDir], {
    cwd: appRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void first.kill('SIGKILL'))
  await saying(first, 'saved')

  await expect(openDatabase({ kind: 'embedded', dataDir })).rejects.toThrow(
    expect.objectContaining({
      name: 'StartError',
      message: `The data folder ${dataDir} is in use by another Plinth process.`,
    }),
  )

  first.kill('SIGKILL')
  await once(first, 'exit')
  const database = await openDatabase({ kind: 'embedded', dataDir })
  expect(await database.db.select({ name: enquiries.name }).from(enquiries)).toEqual([{ name: 'Kept' }])
  await database.close()
})

test('one folder under two names is one folder', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'data'))
  await symlink(join(folder, 'data'), join(folder, 'alias'))
  const lock = await lockFolder(join(folder, 'data'))

  await expect(lockFolder(join(folder, 'alias'))).rejects.toThrow('is in use by another Plinth process.')
  await lock.release()
  await lockFolder(join(folder, 'alias')).then((next) => next.release())
})

test('where the lock is a file, it holds while its process runs and is void afterwards', async () => {
  const folder = await temporaryFolder()
  const lock = await lockByFile(folder)
  await expect(lockByFile(folder)).rejects.toThrow('is in use by another Plinth process.')
  await lock.release()

  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  await writeFile(join(folder, 'lock'), String(dead.pid))
  await lockByFile(folder)
  expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(String(process.pid))
})

test('of many that want the lock file at the same moment one gets it', async () => {
  const folder = await temporaryFolder()

  const wanted = await Promise.allSettled(Array.from({ length: 20 }, () => lockByFile(folder)))

  expect(wanted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['lock'])
})

test('a PostgreSQL server that cannot be reached is named without its password', async () => {
  const failure = await openDatabase({ kind: 'postgres', url: 'postgres://plinth:s3cret@127.0.0.1:1/site' }).catch(
    (error: unknown) => error,
  )

  expect(failure).toMatchObject({ name: 'StartError' })
  expect((failure as Error).message).toBe(
    'The database at 127.0.0.1:1/site cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
  )
})

async function saying(child: ChildProcess, word: string) {
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes(word)) return
  throw new Error(`The process ended without saying "${word}".`)
}
