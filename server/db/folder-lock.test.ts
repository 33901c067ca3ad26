import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { appRoot } from '#server/app-root.ts'
import { NODE_FLAGS } from '#test/node-flags.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { HEARTBEAT_FILE, LOCK_FILE, lockFolder } from './folder-lock.ts'

const IN_USE = 'is in use by another Plinth process.'

/** A program that locks the folder, prints a line and then runs the given statement. */
const locking = (afterwards: string) => `
  import { lockFolder } from '#server/db/folder-lock.ts'
  try {
    await lockFolder(process.argv[1])
    process.stdout.write('locked\\n')
    ${afterwards}
  } catch (error) {
    process.stdout.write(error.message + '\\n')
  }
`
const STAY = 'setInterval(() => {}, 1000)'
const BLOCK_MAIN_THREAD = 'process.nextTick(() => { for (;;); })'

function run({ prefix = [], folder, afterwards = STAY }: { prefix?: string[]; folder: string; afterwards?: string }) {
  const node = [process.execPath, ...NODE_FLAGS, '--input-type=module', '-e', locking(afterwards), folder]
  const [command = '', ...args] = [...prefix, ...node]
  const child = spawn(command, args, { cwd: appRoot, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function firstLine(child: ChildProcess) {
  let text = ''
  for await (const chunk of child.stdout ?? []) {
    text += chunk
    if (text.includes('\n')) break
  }
  return text.trim()
}

/** An unprivileged user can create namespaces only together with a user namespace, and on some machines not at all. */
const unshare = ['unshare', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]
const mayUnshare = spawnSync(unshare[0] ?? '', [...unshare.slice(1), '--net', '--pid', '--fork', 'true']).status === 0
const mustUnshare = process.platform === 'linux' && (process.getuid?.() === 0 || Boolean(process.env.CI))
if (!mayUnshare) console.warn('Locks across namespaces are not tested: this user may not make namespaces.')

// Left out where it cannot run, because this test suite counts a skipped test as failed.
test.for(mayUnshare || mustUnshare ? ['--net', '--net --pid --fork'] : [])(
  'refuses a process in other namespaces (%s)',
  async (flags) => {
    const folder = await temporaryFolder()
    const lock = await lockFolder(folder)
    const prefix = [...unshare, ...flags.split(' ')]

    expect(await firstLine(run({ prefix, folder }))).toBe(`The data folder ${folder} ${IN_USE}`)

    await lock.release()
    expect(await firstLine(run({ prefix, folder }))).toBe('locked')
    await expect(lockFolder(folder)).rejects.toThrow(IN_USE)
  },
)

test('refuses a second lock in the same process, even through another path to the folder', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'data'))
  await symlink(join(folder, 'data'), join(folder, 'alias'))
  const lock = await lockFolder(join(folder, 'data'))

  await expect(lockFolder(join(folder, 'alias'))).rejects.toThrow(IN_USE)
  await lock.release()
  await lockFolder(join(folder, 'alias')).then((next) => next.release())
})

test('gives the lock to one of many concurrent processes', async () => {
  const folder = await temporaryFolder()

  const results = await Promise.all(Array.from({ length: 20 }, () => lockFolder(folder).catch(() => null)))

  const locks = results.filter((lock) => lock !== null)
  expect(locks).toHaveLength(1)
  await locks[0]?.release()
  expect(await readdir(folder)).toEqual([LOCK_FILE])
})

test('locks without waiting after kill -9 of a process on this machine', async () => {
  const folder = await temporaryFolder()
  const killed = run({ folder })
  expect(await firstLine(killed)).toBe('locked')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await readdir(folder)).toContain(HEARTBEAT_FILE)

  // Keeps the heartbeat of the killed process fresh, so that the lock would be refused if the heartbeat were checked.
  const touching = setInterval(() => utimesSync(join(folder, HEARTBEAT_FILE), new Date(), new Date()), 20)
  const locked = lockFolder(folder).finally(() => clearInterval(touching))

  await expect(locked.then((lock) => lock.release())).resolves.toBeUndefined()
})

test('refuses by the heartbeat when the kernel lock of the holder is not visible', async () => {
  const folder = await temporaryFolder()
  expect(await firstLine(run({ folder }))).toBe('locked')
  // Without the lock file, the kernel lock is not visible, as from another machine.
  await rm(join(folder, LOCK_FILE))

  await expect(lockFolder(folder)).rejects.toThrow(IN_USE)
})

test('takes over a heartbeat that has stopped, even if its file is empty', async () => {
  // Each takeover waits to see whether the heartbeat is refreshed, so the two run at the same time.
  await Promise.all([JSON.stringify({ owner: 'gone', scope: 'another machine' }), ''].map(takeOver))
})

async function takeOver(content: string) {
  const folder = await temporaryFolder()
  await writeFile(join(folder, HEARTBEAT_FILE), content)

  const lock = await lockFolder(folder)

  await lock.release()
  expect(await readdir(folder), `after the heartbeat ${content}`).toEqual([LOCK_FILE])
}

test.for([
  ['idle', STAY, 1],
  ['blocked by a query', BLOCK_MAIN_THREAD, null],
] as const)('ends the process when its lock is replaced while its main thread is %s', async ([, afterwards, code]) => {
  const folder = await temporaryFolder()
  const child = run({ folder, afterwards })
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  expect(await firstLine(child)).toBe('locked')

  await writeFile(join(folder, HEARTBEAT_FILE), JSON.stringify({ owner: 'another', scope: 'another machine' }))

  expect(await once(child, 'close')).toEqual([code, code === null ? 'SIGKILL' : null])
  expect(output).toContain('is gone or belongs to another process. Plinth stops at once to protect the data.')
})
