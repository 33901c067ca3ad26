import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exchange } from '#test/exchange.ts'
import { emptyLedgers, type Ledgers, verifyWrites, writeUntil } from '#test/writers.ts'
import { openSite, type Site } from './site.ts'
import { type StressTest, tally } from './stress-test.ts'

const MB = 1024 * 1024
/** Space for the demo, its database and the reserve of the free-space guard. */
const DISK_MB = 700
const NOTICED_WITHIN_MS = 30_000
const HEALED_WITHIN_MS = 5_000
const READ = ['/home', '/contactus', '/api/Home/GetHomePageList', '/api/Home/GetContactList', '/healthz']

export const disk: StressTest = {
  does: 'a disk that fills up to the last byte during writes: reads go on, writes get 507, and writes recover',
  seconds: 20,
  async run({ engine, seconds, folder }) {
    const place = folder ?? mountSmallDisk()
    const site = await openSite({ engine, env: { RATE_LIMITS: 'off' }, folder: place })
    try {
      return await fillAndFree(site, { place, seconds })
    } finally {
      await site.close()
      if (folder === null) unmount(place)
    }
  },
}

async function fillAndFree(site: Site, { place, seconds }: { place: string; seconds: number }) {
  const faults: string[] = []
  const reads: string[] = []
  const ledgers = emptyLedgers()
  const server = await site.start()
  const token = await site.signIn()
  const done = new AbortController()
  const load = [
    writeUntil({ port: site.port, token }, { ledgers, signal: done.signal, pauseMs: 20 }),
    ...READ.map((path) => readUntil(site, { path, token, signal: done.signal, reads })),
  ]
  await pause(1_500)

  // Fill the disk in one step, faster than the free-space guard checks, so that writes in progress hit the full disk.
  const filler = join(place, 'filler')
  await fill(filler, place)
  // Writes in progress at that moment may still succeed, so count only after each kind was refused once.
  const filled = performance.now()
  const isNoticed = () => Object.values(ledgers).every(({ refused }) => refused.has(507))
  while (!isNoticed() && performance.now() - filled < NOTICED_WITHIN_MS) await pause(50)
  if (!isNoticed()) faults.push('some kinds of writes were never refused with 507')
  const beforeFull = countAcknowledged(ledgers)
  const ready = await exchange({ port: site.port, path: '/readyz' })
  await pause(seconds * 1_000)
  const whileFull = countAcknowledged(ledgers)

  await rm(filler)
  const freed = performance.now()
  while (countAcknowledged(ledgers) === whileFull && performance.now() - freed < HEALED_WITHIN_MS) await pause(50)
  const healedMs = performance.now() - freed
  await pause(1_500)
  done.abort()
  await Promise.all(load)

  if (ready.outcome !== 'whole' || ready.status !== 503) faults.push('/readyz was 200 with a full disk')
  if (whileFull !== beforeFull) faults.push(`${whileFull - beforeFull} writes were acknowledged on a full disk`)
  if (healedMs >= HEALED_WITHIN_MS) faults.push('writes were still refused after there was room again')
  const refusals = Object.entries(ledgers).flatMap(([name, { refused, cut, dropped }]) => [
    ...[...refused].flatMap(([status, times]) =>
      Array.from({ length: times }, () => (status === 507 ? '507' : `${name} ${status}`)),
    ),
    ...cut.map((why) => `${name} cut ${why}`),
    ...Array.from({ length: dropped }, () => `${name} dropped`),
  ])
  faults.push(...refusals.filter((refusal) => refusal !== '507'))
  faults.push(...reads.filter((read) => read !== '200'))
  if (server.child.exitCode !== null || server.child.signalCode !== null)
    faults.push(`the server ended: ${server.output()}`)

  await verifyAll('while it ran on', faults, { site, token, ledgers })
  await site.end('SIGKILL')
  await site.start()
  const { acknowledged } = await verifyAll('after a start', faults, { site, token, ledgers })
  faults.push(...(await halfFiles(join(site.dataDir, 'uploads'))).map((name) => `left half written: ${name}`))
  return {
    figures: {
      'seconds without a byte left': seconds,
      'acknowledged writes, all there once': acknowledged,
      'refusals of writes': tally(refusals),
      'answers to reads': tally(reads),
      'writing again after': `${Math.round(healedMs)} ms`,
    },
    faults,
  }
}

async function verifyAll(
  when: string,
  faults: string[],
  { site, token, ledgers }: { site: Site; token: string; ledgers: Ledgers },
) {
  const check = await verifyWrites({ port: site.port, token }, ledgers)
  for (const what of check.lost) faults.push(`lost ${when}: ${what}`)
  for (const what of check.doubled) faults.push(`twice ${when}: ${what}`)
  // A file whose row could not be stored is deleted an hour later, so it may still exist.
  const unexpected = check.unacknowledged.filter((what) => !what.startsWith('uploads'))
  for (const what of unexpected) faults.push(`refused but there ${when}: ${what}`)
  return check
}

interface Reading {
  path: string
  token: string
  signal: AbortSignal
  reads: string[]
}

async function readUntil({ port }: Site, { path, token, signal, reads }: Reading) {
  while (!signal.aborted) {
    const answer = await exchange({ port, path, headers: { authorization: `Bearer ${token}` } })
    reads.push(
      answer.outcome === 'whole' && answer.status === 200
        ? '200'
        : `${path} ${answer.outcome === 'whole' ? answer.status : answer.why}`,
    )
    await pause(50)
  }
}

function countAcknowledged(ledgers: Ledgers) {
  return Object.values(ledgers).reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
}

async function fill(path: string, place: string) {
  const { bavail, bsize } = await statfs(place)
  if (bavail * bsize > 4_096 * MB) throw new Error(`${place} lies on a disk too large to be filled.`)
  const file = await open(path, 'w')
  try {
    for (const size of [MB, 4_096, 1]) await writeUntilFull(file, Buffer.alloc(size, 1))
  } finally {
    await file.close()
  }
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, chunk: Buffer) {
  for (;;) {
    try {
      const { bytesWritten } = await file.write(chunk)
      if (bytesWritten < chunk.length) return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return
      throw error
    }
  }
}

/** Returns the names of empty files, and of temporary files that were never renamed. */
async function halfFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const half: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const { size } = await stat(join(entry.parentPath, entry.name))
    if (size === 0 || entry.name.endsWith('.part')) half.push(entry.name)
  }
  return half
}

function mountSmallDisk() {
  if (process.getuid?.() !== 0 || process.platform !== 'linux')
    throw new Error('Only root on Linux can mount a small disk. Name a folder on one of up to 4 GB with --folder.')
  const place = mkdtempSync(join(tmpdir(), 'plinth-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', place])
  return place
}

function unmount(place: string) {
  execFileSync('umount', [place])
  rmSync(place, { recursive: true, force: true })
}
