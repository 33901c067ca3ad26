import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { Database } from '#server/db/connection.ts'
import { createLocalFileStore } from '#server/gateways/file-store.ts'
import { test } from '#test/database.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createBackups } from './backups.ts'

test('starting a backup while one is running has no effect', async ({ database, db: _emptied }) => {
  const { backups, archives } = await openBackups(database)
  const made: string[] = []
  const ended = Promise.withResolvers<void>()

  backups.start(async (name) => {
    made.push(name)
    ended.resolve()
  })
  backups.start(async () => ended.reject(new Error('A second backup was made.')))

  expect(await backups.state()).toMatchObject({ isRunning: true })
  await ended.promise
  await expect.poll(backups.state).toMatchObject({ isRunning: false, failure: null, newest: expect.any(Date) })
  expect(await readdir(archives)).toEqual(made)
})

test('the failure of a backup is reported, and shown until a backup succeeds', async ({ database, db: _emptied }) => {
  const { backups, archives, problems } = await openBackups(database)
  await writeFile(archives, 'a file in place of the folder')

  backups.start(async () => undefined)
  await expect
    .poll(backups.state)
    .toMatchObject({ isRunning: false, failure: setupMessages.backupFailed(setupMessages.backup.seeLog) })
  expect(problems).toEqual(['A backup that was started in the back office failed.'])

  await rm(archives)
  backups.start(async () => undefined)
  await expect.poll(backups.state).toMatchObject({ isRunning: false, failure: null, newest: expect.any(Date) })
})

test('stopping aborts a running backup and leaves no file', async ({ database, db: _emptied }) => {
  const { backups, archives, problems } = await openBackups(database)
  let isMade = false

  backups.start(async () => {
    isMade = true
  })
  await backups.stop()

  expect(isMade).toBe(false)
  expect(await readdir(archives)).toEqual([])
  expect(problems).toEqual([])
})

async function openBackups(database: Database) {
  const dataDir = await temporaryFolder()
  const problems: string[] = []
  const backups = createBackups({
    database: { ...database, onProblem: (problem) => problems.push(problem) },
    store: createLocalFileStore(join(dataDir, 'uploads')),
    dataDir,
  })
  return { backups, problems, archives: join(dataDir, 'archives') }
}
