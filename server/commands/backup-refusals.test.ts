import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '#server/db/folder-lock.ts'
import { runCommand } from '#test/run-command.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

test('both commands exit with 1 and one sentence without data, with a locked data folder and with an unusable target', async () => {
  const folder = await temporaryFolder()
  const dataDir = join(folder, 'data')
  expect(await runCommand('backup', { DATA_DIR: dataDir }, join(folder, 'a.tgz'))).toEqual({
    code: 1,
    output: `There is nothing to back up in ${dataDir}.\n`,
  })

  await mkdir(join(dataDir, 'db'), { recursive: true })
  const lock = await lockFolder(dataDir)
  expect(await runCommand('backup', { DATA_DIR: dataDir }, join(folder, 'a.tgz'))).toEqual({
    code: 1,
    output: `The data folder ${dataDir} is in use by another Plinth process.\n`,
  })
  await lock.release()
  expect(await runCommand('restore', { DATA_DIR: dataDir }, join(folder, 'a.tgz'))).toEqual({
    code: 1,
    output: `${dataDir} is not empty. A backup is restored only into an empty place. Nothing was changed.\n`,
  })
  expect(await runCommand('restore', { DATA_DIR: join(folder, 'other') }, join(folder, 'a.tgz'))).toMatchObject({
    code: 1,
    output: `${join(folder, 'a.tgz')} cannot be read (ENOENT).\n`,
  })
  expect(await runCommand('backup', {})).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm run backup --'),
  })
  expect(await runCommand('restore', {})).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm run restore --'),
  })
})
