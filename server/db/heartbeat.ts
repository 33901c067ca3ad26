import { randomUUID } from 'node:crypto'
import { open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { appRoot } from '#server/app-root.ts'

const BEAT_MS = 1_000
/** How long to watch for a heartbeat. Several beats, because a busy machine or a slow disk can delay one. */
const WATCH_MS = 6_000
/** How long a takeover waits before it checks that no other process has overwritten its id. */
const SETTLE_MS = 2_000
const CHECK_EVERY_MS = 200

export interface HeartbeatData {
  path: string
  owner: string
  beatMs: number
  /** How long heartbeats may fail before this process exits, because another process may then take over the folder. */
  giveUpAfterMs: number
}

interface Heartbeat {
  stop(): Promise<void>
}

/**
 * Updates the timestamp of a file every second. Null if another process owns the file. A file with our own lock scope
 * is stale at once, because a running process would still hold the kernel lock.
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
  const found = await readState(path)
  const isStale = scope !== null && found?.scope === scope
  if (!isStale && (await isBeating(path, found))) return false

  await writeFile(path, content, { mode: 0o600 })
  if (isStale) return true
  await pause(SETTLE_MS)
  return (await readState(path))?.owner === owner
}

async function isBeating(path: string, found: HeartbeatState | null) {
  const end = performance.now() + WATCH_MS
  while (performance.now() < end) {
    await pause(CHECK_EVERY_MS)
    const now = await readState(path)
    if (now !== null && (now.changedAt !== found?.changedAt || now.owner !== found.owner)) return true
  }
  return false
}

interface HeartbeatState {
  changedAt: number
  owner?: string
  scope?: string | null
}

/** Opens the file on every read, because network file systems refresh their cached state only on open. */
async function readState(path: string): Promise<HeartbeatState | null> {
  const handle = await open(path).catch(nullWhen('ENOENT'))
  if (handle === null) return null
  try {
    const { mtimeMs } = await handle.stat()
    return { ...parse(await handle.readFile('utf8')), changedAt: mtimeMs }
  } finally {
    await handle.close()
  }
}

function parse(text: string): Partial<HeartbeatState> {
  try {
    return JSON.parse(text)
  } catch {
    // The file was truncated by a crash or a full disk; its timestamp is still valid.
    return {}
  }
}

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

/** Uses a worker thread, because the embedded engine blocks the main thread during a query. */
function beatInThread(workerData: HeartbeatData) {
  // The path starts at the app root, because the server can run bundled. `execArgv` is empty, because our Node flags
  // load more than the worker needs.
  const worker = new Worker(join(appRoot, 'server/db/heartbeat.worker.mjs'), { workerData, execArgv: [] })
  worker.unref()
  worker.once('message', (message: string) => endProcess(worker, message))
  worker.once('error', (error: Error) => endProcess(worker, `The lock of the data folder failed: ${error.message}`))
  return worker
}

/** Exits without closing the database, because closing would write to files that now belong to another process. */
function endProcess(worker: Worker, message: string) {
  void worker.terminate()
  console.error(message)
  process.exit(1)
}
