import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { appRoot } from '#server/app-root.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { placeEmbeddedTestDatabase } from '#test/database.ts'
import { NODE_FLAGS } from '#test/node-flags.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { openDatabase } from './open-database.ts'

const otherProcess = `
  import { openDatabase } from '#server/db/open-database.ts'
  import { anEnquiry } from '#test/builders.ts'
  const database = await openDatabase({ kind: 'embedded', dataDir: process.argv[1] })
  await anEnquiry(database.db, { name: 'Kept' })
  console.log('saved')
  setInterval(() => {}, 1000)
`

test('a second process on one data folder is refused, and after kill -9 of the first it opens with all saved data', async () => {
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

test('an unreachable PostgreSQL server is reported without its password', async () => {
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
