import { rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { StartError } from '#server/errors.ts'
import { controlSocket } from './control-socket.ts'

/** A copy of the database from the server that holds it, kept until it is given back; null when no server runs. */
export async function borrowCopy(dataDir: string) {
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
