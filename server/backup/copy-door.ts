import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import type { Database } from '#server/db/connection.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { StartError } from '#server/errors.ts'
import { controlSocket } from './control-socket.ts'
import { bytesIn, copyFolder, demandRoom, type MeasureRoom } from './room.ts'

interface CopyDoorOptions {
  dataDir: string
  database: Pick<Database, 'embedded' | 'onProblem'>
  measure?: MeasureRoom
}

/**
 * Only one process can hold an embedded database, so the one that serves lends a copy to whoever makes a backup. It
 * stands still for as long as the files are copied; reading, checking and packing happen in the other process. Who may
 * use the socket is decided by its file: the owner of the data folder alone.
 */
export async function openCopyDoor({ dataDir, database, measure }: CopyDoorOptions) {
  const { embedded, onProblem } = database
  if (!embedded) return { close: async () => {} }

  const copies = join(dataDir, 'backups')
  const queue = createConcurrencyLimit({ running: 1 })
  const visitors = new Set<Socket>()
  const lending = new Set<Promise<void>>()
  let isClosing = false

  async function lend(visitor: Socket) {
    if (visitor.destroyed) return
    const folder = join(copies, `${COPY}${randomUUID()}`)
    const left = once(visitor, 'close')
    try {
      const source = join(dataDir, 'db')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await demandRoom(folder, await bytesIn(source), measure)
      // Between two queries its files are as after a killed process: whole, once the engine has opened them.
      await embedded?.runExclusive(() => copyFolder(source, join(folder, 'db')))
      visitor.write(`${JSON.stringify({ folder })}\n`)
    } catch (error) {
      if (!(error instanceof StartError)) onProblem('The database could not be copied for a backup.', error)
      const problem = error instanceof StartError ? error.message : 'The server could not copy its database.'
      visitor.end(`${JSON.stringify({ problem })}\n`)
    }
    await left
    // When we stop first, the visitor is still reading and clears up alone.
    if (!isClosing) await rm(folder, { recursive: true, force: true })
  }

  const server = createServer((visitor) => {
    visitors.add(visitor)
    visitor.on('error', () => {})
    visitor.once('close', () => visitors.delete(visitor))
    const lent = queue
      .run(() => lend(visitor))
      .catch((error) => onProblem('A copy for a backup could not be cleared up.', error))
      .finally(() => lending.delete(lent))
    lending.add(lent)
  }).unref()

  try {
    await removeLeftCopies(copies)
    const path = controlSocket(dataDir)
    if (path === null) throw new Error('The path of the data folder is too long for a socket.')
    // We hold the data folder, so whoever opened this before is dead.
    await rm(path, { force: true })
    await listenForOwner(server, path)
  } catch (error) {
    onProblem('A backup will need the server to be stopped first.', error)
  }

  return {
    async close() {
      isClosing = true
      for (const visitor of visitors) visitor.destroy()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
      await Promise.all(lending)
    },
  }
}

const COPY = '.copy-'

async function listenForOwner(server: Server, path: string) {
  const listening = once(server, 'listening')
  listening.catch(() => {})
  server.listen(path)
  // At once: the socket is there as soon as it is asked for.
  chmodSync(path, 0o600)
  await listening
}

/** What a killed server left behind, unless a backup is still reading it. */
async function removeLeftCopies(copies: string) {
  const names = await readdir(copies).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(COPY))) {
    const folder = join(copies, name)
    const lock = await lockFolder(folder).catch(() => null)
    if (!lock) continue
    // Before the folder goes, because the lock is kept in it. No later process opens this copy.
    await lock.release()
    await rm(folder, { recursive: true, force: true })
  }
}
