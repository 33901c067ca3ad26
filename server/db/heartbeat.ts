import { randomUUID } from 'node:crypto'
import { open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { appRoot } from '#server/app-root.ts'

const BEAT_MS = 1_000
/** Several beats, because a busy machine or a slow disk delays some. */
const WATCH_MS = 6_000
/** Long enough for another process that takes over at the same moment to have written its own id. */
const SETTLE_MS = 2_000
const LOOK_EVERY_MS = 200

export interface HeartbeatData {
  path: string
  owner: string
  beatMs: number
  /** When no beat succeeded for so long, another process may take the folder. */
  giveUpAfterMs: number
}

interface Heartbeat {
  stop(): Promise<void>
}

/**
 * A file whose time changes every second for as long as its process lives. Null when another process keeps it changing.
 * A file left by a process of our own lock scope is stale at once: we hold the lock that this process would hold.
 */
export async function startHeartbeat(path: string, scope: string | null): Promise<Heartbeat | null> {
  const owner = randomUUID()
  const content = JSON.stringify({ owner, scope })
  if (!(await createFile(path, content)) && !(await takeOver(path, { owner, scope, content }))) return null

  const worker = beatInThread({ path, owner, beatMs: BEAT_MS, giveUpAfterMs: WATCH_MS })
  return {
    async stop() {
      await worker.terminate()
      await rm(path, { force: true })
    },
  }
}

interface Claim {
  owner: string
  scope: string | null
  content: string
}

async function takeOver(path: string, { owner, scope, content }: Claim) {
  const found = await look(path)
  const isStale = scope !== null && found?.scope === scope
  if (!isStale && (await isBeating(path, found))) return false

  await writeFile(path, content, { mode: 0o600 })
  if (isStale) return true
  await pause(SETTLE_MS)
  return (await look(path))?.owner === owner
}

async function isBeating(path: string, found: Look | null) {
  const end = performance.now() + WATCH_MS
  while (performance.now() < end) {
    await pause(LOOK_EVERY_MS)
    const now = await look(path)
    if (now !== null && (now.changedAt !== found?.changedAt || now.owner !== found.owner)) return true
  }
  return false
}

interface Look {
  changedAt: number
  owner?: string
  scope?: string | null
}

/** Opens the file each time: network file systems ask the server for its present state only then. */
async function look(path: string): Promise<Look | null> {
  const handle = await open(path).catch(nullWhen('ENOENT'))
  if (handle === null) return null
  try {
    const { mtimeMs } = await handle.stat()
    return { ...parse(await handle.readFile('utf8')), changedAt: mtimeMs }
  } finally {
    await handle.close()
  }
}

function parse(text: string): Partial<Look> {
  try {
    return JSON.parse(text)
  } catch {
    // Cut off by a crash or a full disk; whether it changes still counts.
    return {}
  }
}

/** False when the file is there already. */
async function createFile(path: string, content: string) {
  const handle = await open(path, 'wx', 0o600).catch(nullWhen('EEXIST'))
  if (handle === null) return false
  try {
    await handle.writeFile(content)
  } finally {
    await handle.close()
  }
  return true
}

function nullWhen(code: string) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code === code) return null
    throw error
  }
}

/** In a thread of its own: the database engine blocks the main thread for as long as a query takes. */
function beatInThread(workerData: HeartbeatData) {
  // The server also runs bundled, so the file is found from the root. None of our flags, which load more than it needs.
  const worker = new Worker(join(appRoot, 'server/db/heartbeat.worker.mjs'), { workerData, execArgv: [] })
  worker.unref()
  worker.once('message', (sentence: string) => endProcess(worker, sentence))
  worker.once('error', (error) => endProcess(worker, `The lock of the data folder failed: ${error.message}`))
  return worker
}

/** Without closing the database: even that would write to files which belong to another process by now. */
function endProcess(worker: Worker, sentence: string) {
  void worker.terminate()
  console.error(sentence)
  process.exit(1)
}
