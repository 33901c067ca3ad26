import { rm, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { StartError } from '#server/errors.ts'
import { controlSocket } from './control-socket.ts'

/** A copy of the database from the server that holds it, kept until it is given back; null when no server runs. */
async function borrowCopy(dataDir: string) {
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
    async giveBack() {
      await rm(folder, { recursive: true, force: true })
      socket.destroy()
    },
  }
}

function reach(path: string) {
  return new Promise<Socket | null>((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    // It stays: from here on an end says all that an error would.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (NOBODY_THERE.includes(error.code ?? '')) return resolve(null)
      const reason = error.code === 'EACCES' ? 'another user runs it' : error.code
      reject(new StartError(`The running server cannot be asked for its data: ${reason}.`, { cause: error }))
    })
  })
}

const NOBODY_THERE = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']

function firstLine(socket: Socket) {
  return new Promise<{ folder?: string; problem?: string }>((resolve) => {
    let heard = ''
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => {
      heard += piece
      if (heard.endsWith('\n')) resolve(JSON.parse(heard))
    })
    socket.once('close', () => resolve({}))
  })
}

/** The data as they are, whether the site is being served or not. PostgreSQL is asked by itself. */
export async function openForBackup({ database, dataDir }: Pick<Config, 'database' | 'dataDir'>) {
  if (database.kind === 'postgres') return openDatabase({ ...database, poolSize: 2 })

  const copy = await borrowCopy(dataDir)
  if (!copy) {
    // Opening would make one.
    const isThere = await stat(join(dataDir, 'db')).catch(() => null)
    if (!isThere) throw new StartError(`There is nothing to back up in ${dataDir}.`)
    return openDatabase({ kind: 'embedded', dataDir })
  }
  try {
    const opened = await openDatabase({ kind: 'embedded', dataDir: copy.dataDir })
    return { ...opened, close: () => opened.close().finally(copy.giveBack) }
  } catch (error) {
    await copy.giveBack()
    throw error
  }
}
