import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import type { Database } from '#server/db/connection.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { StartError } from '#server/errors.ts'
import { bytesIn, copyFolder, type MeasureFreeSpace, requireFreeSpace } from './disk-space.ts'

/**
 * The shortest limit of any operating system for the path of a Unix socket. A longer path would be truncated silently.
 */
const MAX_PATH_BYTES = 103

/**
 * Returns the path of the socket that the server opens for the backup command. Null if the data folder's path is too
 * long.
 */
export function controlSocket(dataDir: string) {
  const path = join(dataDir, 'control.sock')
  const fromHere = relative(process.cwd(), path)
  return [path, fromHere].find((one) => Buffer.byteLength(one) <= MAX_PATH_BYTES) ?? null
}

interface BackupSocketOptions {
  dataDir: string
  database: Pick<Database, 'embedded' | 'onProblem'>
  measure?: MeasureFreeSpace
}

/**
 * Only one process can open an embedded database, so the running server gives a copy to the backup process. Queries
 * wait while the files are copied; reading, checking and compressing happen in the other process. Access to the socket
 * is restricted by its file mode to the owner of the data folder.
 */
export async function openBackupSocket({ dataDir, database, measure }: BackupSocketOptions) {
  const { embedded, onProblem } = database
  if (!embedded) return { close: async () => {} }

  const copies = join(dataDir, 'backups')
  const queue = createConcurrencyLimit({ running: 1 })
  const clients = new Set<Socket>()
  const copying = new Set<Promise<void>>()
  let isClosing = false

  async function sendCopy(client: Socket) {
    if (client.destroyed) return
    const folder = join(copies, `${COPY}${randomUUID()}`)
    const left = once(client, 'close')
    try {
      const source = join(dataDir, 'db')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await requireFreeSpace(folder, await bytesIn(source), measure)
      // Between two queries the files are as a killed process would leave them, and the engine recovers such files when
      // it opens them.
      await embedded?.runExclusive(() => copyFolder(source, join(folder, 'db')))
      client.write(`${JSON.stringify({ folder })}\n`)
    } catch (error) {
      if (!(error instanceof StartError)) onProblem('The database could not be copied for a backup.', error)
      const problem = error instanceof StartError ? error.message : 'The server could not copy its database.'
      client.end(`${JSON.stringify({ problem })}\n`)
    }
    await left
    // If the server stops first, the backup process still reads the copy and removes it afterwards.
    if (!isClosing) await rm(folder, { recursive: true, force: true })
  }

  const server = createServer((client) => {
    clients.add(client)
    client.on('error', () => {})
    client.once('close', () => clients.delete(client))
    const task = queue
      .run(() => sendCopy(client))
      .catch((error) => onProblem('A copy for a backup could not be cleared up.', error))
      .finally(() => copying.delete(task))
    copying.add(task)
  }).unref()

  try {
    await removeStaleCopies(copies)
    const path = controlSocket(dataDir)
    if (path === null) throw new Error('The path of the data folder is too long for a socket.')
    // This process holds the lock of the data folder, so the process that created this socket has ended.
    await rm(path, { force: true })
    await listenForOwner(server, path)
  } catch (error) {
    onProblem('A backup will need the server to be stopped first.', error)
  }

  return {
    async close() {
      isClosing = true
      for (const client of clients) client.destroy()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
      await Promise.all(copying)
    },
  }
}

const COPY = '.copy-'

async function listenForOwner(server: Server, path: string) {
  const listening = once(server, 'listening')
  listening.catch(() => {})
  server.listen(path)
  // Restricted synchronously, because the socket accepts connections as soon as it exists.
  chmodSync(path, 0o600)
  await listening
}

/** Removes copies that a killed server left, unless a backup is still reading them. */
async function removeStaleCopies(copies: string) {
  const names = await readdir(copies).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(COPY))) {
    const folder = join(copies, name)
    const lock = await lockFolder(folder).catch(() => null)
    if (!lock) continue
    // Released before the folder is removed, because the folder contains the lock. No other process opens this copy.
    await lock.release()
    await rm(folder, { recursive: true, force: true })
  }
}
