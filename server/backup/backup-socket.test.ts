import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEmbeddedTestDatabase } from '#test/database.ts'
import { runCommand } from '#test/run-command.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { openBackupSocket } from './backup-socket.ts'

test('the backup socket of a running server is restricted to its owner, replaces one left by kill -9, and closes with the server', async () => {
  const dataDir = await temporaryFolder()
  const socket = join(dataDir, 'control.sock')
  const killed = spawn(process.execPath, ['-e', `require('net').createServer().listen(process.argv[1])`, socket])
  await expect.poll(() => existsSync(socket)).toBe(true)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await mkdir(join(dataDir, 'backups/.copy-half/db'), { recursive: true })
  const database = await openEmbeddedTestDatabase(dataDir)

  const backupSocket = await openBackupSocket({ dataDir, database })

  expect((await stat(socket)).mode & 0o777).toBe(0o600)
  expect(await readdir(join(dataDir, 'backups'))).toEqual([])
  await backupSocket.close()
  expect(existsSync(socket)).toBe(false)
  await database.close()
  const { code, output } = await runCommand('backup', { DATA_DIR: dataDir }, join(dataDir, 'alone.tgz'))
  expect([code, output]).toEqual([0, expect.stringContaining('alone.tgz holds')])
})
