import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './paths.mjs'

/**
 * Allows one process at a time to install or build in this folder. The lock is a listening socket, because the system
 * releases it when the process ends; a lock file would outlive a killed process.
 */
export async function whileLocked(work) {
  let held = await tryToHold()
  if (!held) console.error('Another command is preparing this folder; waiting for it.')
  while (!held) {
    await pause(200)
    held = await tryToHold()
  }
  try {
    return await work()
  } finally {
    held.close()
  }
}

async function tryToHold() {
  const held = await listen()
  if (held || isAbstract || (await isAnswered())) return held
  rmSync(address, { force: true })
  return listen()
}

const isAbstract = process.platform === 'linux'
const name = `plinth-boot-${createHash('sha256').update(root.href).digest('hex').slice(0, 16)}`
const address = isAbstract ? `\0${name}` : join(tmpdir(), name)

function listen() {
  return new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.destroy())
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(address, () => resolve(server.unref()))
  })
}

function isAnswered() {
  return new Promise((resolve) => {
    const caller = connect(address, () => resolve(true))
    caller.once('error', () => resolve(false))
    caller.once('close', () => caller.destroy())
  })
}
