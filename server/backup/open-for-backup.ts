import { rm, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { StartError } from '#server/errors.ts'
import { controlSocket } from './backup-socket.ts'

/**
 * Asks the running server for a copy of the database, which exists until it is released. Null if no server is running
 * or it has no socket.
 */
async function requestCopy(dataDir: string) {
  const path = controlSocket(dataDir)
  const socket = path === null ? null : await reach(path)
  if (!socket) return null
  const { folder, problem } = await firstLine(socket)
  if (!folder) {
    socket.destroy()
    throw new StartError(problem ?? 'The server stopped before it had copied its database. Please try again.')
  }
  return {
    dataDir: folder,
    async release() {
      await rm(folder, { recursive: true, force: true })
      socket.destroy()
    },
  }
}

function reach(path: string) {
  return new Promise<Socket | null>((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    // This listener stays after connecting, because a later error without a listener would end the process. The caller
    // notices such an error by the end of the stream.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (NOT_LISTENING.includes(error.code ?? '')) return resolve(null)
      const reason = error.code === 'EACCES' ? 'another user runs it' : error.code
      reject(new StartError(`The running server cannot be asked for its data: ${reason}.`, { cause: error }))
    })
  })
}

const NOT_LISTENING = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']

function firstLine(socket: Socket) {
  return new Promise<{ folder?: string; problem?: string }>((resolve) => {
    let received = ''
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => {
      received += piece
      if (received.endsWith('\n')) resolve(JSON.parse(received))
    })
    socket.once('close', () => resolve({}))
  })
}

/** Opens the current data, whether the site is running or not. */
export async function openForBackup({ database, dataDir }: Pick<Config, 'database' | 'dataDir'>) {
  if (database.kind === 'postgres') return openDatabase({ ...database, poolSize: 2 })

  const copy = await requestCopy(dataDir)
  if (!copy) {
    // Checked first, because opening a missing database would create one.
    const isThere = await stat(join(dataDir, 'db')).catch(() => null)
    if (!isThere) throw new StartError(`There is nothing to back up in ${dataDir}.`)
    return openDatabase({ kind: 'embedded', dataDir })
  }
  try {
    const opened = await openDatabase({ kind: 'embedded', dataDir: copy.dataDir })
    return { ...opened, close: () => opened.close().finally(copy.release) }
  } catch (error) {
    await copy.release()
    throw error
  }
}
