import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { readArchive } from '#server/backup/archive-reader.ts'
import { MAILS_ENTRY, MANIFEST_ENTRY, parseManifest, tableEntry } from '#server/backup/manifest.ts'
import { runCommand } from '#test/run-command.ts'
import { emptyLedgers, type Ledgers, verifyWrites, writeUntil } from '#test/writers.ts'
import { type Engine, openSite, type Site } from './site.ts'
import { inMs, type StressTest } from './stress-test.ts'

/** Archives are restored on these engines alternately, which tests a move to the same and to the other engine. */
const ENGINES: readonly Engine[] = ['postgres', 'embedded']

const UNDELIVERED = 'undelivered_mails'

interface Archive {
  file: string
  ms: number
  /** Writes acknowledged before the backup began; the archive must contain all of them. */
  before: Ledgers
}

export const backup: StressTest = {
  does: 'backups during writes, restored on one engine after the other and compared row by row and file by file',
  count: 6,
  async run({ engine, count }) {
    const folder = await mkdtemp(join(tmpdir(), 'plinth-archives-'))
    const site = await openSite({ engine, env: { RATE_LIMITS: 'off' } })
    const faults: string[] = []
    try {
      const { archives, refused } = await backUpUnderLoad(site, { folder, count, faults })
      faults.push(...refused)
      const restored: Record<string, number> = {}
      for (const [nth, archive] of archives.entries()) {
        const target = ENGINES[nth % ENGINES.length] ?? engine
        await restoreAndCompare(archive, { engine: target, folder, faults })
        restored[target] = (restored[target] ?? 0) + 1
      }
      const last = archives.at(-1)
      return {
        figures: {
          'backups under load': archives.length - 1,
          'and one at rest, that holds': last ? await describeContent(last.file) : 'nothing',
          'writes acknowledged meanwhile': countIn(last?.before ?? {}),
          'longest backup': inMs(Math.max(...archives.map(({ ms }) => ms))),
          'restored and compared on': Object.entries(restored)
            .map(([name, times]) => `${name} ×${times}`)
            .join(', '),
        },
        faults,
      }
    } finally {
      await site.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

interface Work {
  folder: string
  count: number
  faults: string[]
}

async function backUpUnderLoad(site: Site, { folder, count, faults }: Work) {
  const archives: Archive[] = []
  const ledgers = emptyLedgers()
  await site.start()
  const token = await site.signIn()
  const done = new AbortController()
  const writing = writeUntil({ port: site.port, token }, { ledgers, signal: done.signal, pauseMs: 10 })
  for (let nth = 0; nth < count; nth += 1) {
    await pause(500 + Math.random() * 1_000)
    archives.push(await backUp(site, { ledgers, file: join(folder, `${nth}.tgz`), faults }))
  }
  done.abort()
  await writing
  await site.end('SIGTERM')
  archives.push(await backUp(site, { ledgers, file: join(folder, 'at-rest.tgz'), faults }))

  const refused = Object.entries(ledgers).flatMap(([name, { refused, cut, dropped }]) => [
    ...[...refused].map(([status, times]) => `${name} answered ${status} ×${times} while backups were made`),
    ...[...cut, ...Array.from({ length: dropped }, () => 'dropped')].map((why) => `${name} not answered: ${why}`),
  ])
  return { archives, refused }
}

async function backUp(
  { settings }: Site,
  { ledgers, file, faults }: { ledgers: Ledgers; file: string; faults: string[] },
): Promise<Archive> {
  const before = copyOf(ledgers)
  const begun = performance.now()
  const { code, output } = await runCommand('backup', settings, file)
  if (code !== 0) faults.push(`a backup ended with ${code}: ${output.trim()}`)
  return { file, ms: performance.now() - begun, before }
}

interface Comparing {
  engine: Engine
  folder: string
  faults: string[]
}

async function restoreAndCompare({ file, before }: Archive, { engine, folder, faults }: Comparing) {
  const site = await openSite({ engine, env: { RATE_LIMITS: 'off', DEMO: 'false' } })
  try {
    const { code, output } = await runCommand('restore', site.settings, file)
    if (code !== 0) return faults.push(`a restore ended with ${code}: ${output.trim()}`)
    const again = join(folder, 'again.tgz')
    await rm(again, { force: true })
    const copied = await runCommand('backup', site.settings, again)
    if (copied.code !== 0) return faults.push(`a restored site could not be saved: ${copied.output.trim()}`)
    const [first, second] = [await contentOf(file), await contentOf(again)]
    for (const name of new Set([...first.same.keys(), ...second.same.keys()]))
      if (first.same.get(name) !== second.same.get(name))
        faults.push(`${name} is not the same after a restore on ${engine}`)
    if (first.mails !== second.mails) faults.push(`${first.mails} mails became ${second.mails} on ${engine}`)

    await site.start()
    const { lost, doubled } = await verifyWrites({ port: site.port, token: await site.signIn() }, before)
    faults.push(...lost.map((what) => `not in the archive: ${what}`), ...doubled.map((what) => `twice: ${what}`))
  } finally {
    await site.close()
  }
}

/**
 * Returns the checksum of each entry. Rows of a table are sorted first, because row order differs between engines.
 * Emails are only counted, because a restore moves waiting emails to the undelivered ones.
 */
async function contentOf(file: string) {
  const same = new Map<string, string>()
  let mails = 0
  await readArchive(file, async (name, chunks) => {
    const bytes = await buffer(chunks)
    if (name === MANIFEST_ENTRY) {
      for (const sequence of sequencesIn(bytes.toString()))
        if (!sequence.name.startsWith(UNDELIVERED)) same.set(`sequence ${sequence.name}`, sequence.value)
    } else if (name === MAILS_ENTRY || name === tableEntry(UNDELIVERED)) mails += linesOf(bytes).length
    else {
      const content = name.endsWith('.ndjson') ? linesOf(bytes).sort().join('\n') : bytes
      same.set(name, createHash('sha256').update(content).digest('hex'))
    }
  })
  return { same, mails }
}

function sequencesIn(text: string) {
  const manifest = parseManifest(text)
  if (manifest === null || manifest === 'newer') throw new Error('The archive has no manifest.')
  return manifest.sequences
}

function linesOf(bytes: Buffer) {
  return bytes.toString().split('\n').slice(0, -1)
}

async function describeContent(file: string) {
  let rows = 0
  let files = 0
  await readArchive(file, async (name, chunks) => {
    const bytes = await buffer(chunks)
    if (name.startsWith('tables/')) rows += linesOf(bytes).length
    if (name.startsWith('uploads/')) files += 1
  })
  return `${rows} rows, ${files} files`
}

function copyOf(ledgers: Ledgers): Ledgers {
  return Object.fromEntries(
    Object.entries(ledgers).map(([name, { sent, acknowledged, ...rest }]) => [
      name,
      { ...rest, sent: new Set(sent), acknowledged: new Set(acknowledged) },
    ]),
  )
}

function countIn(ledgers: Ledgers) {
  return Object.values(ledgers).reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
}
