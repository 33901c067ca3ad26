import { readFileSync, utimesSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

// Written in JavaScript, because type stripping in the worker would take 17 MB more memory.

/** @type {import('./heartbeat.ts').HeartbeatData} */
const { path, owner, beatMs, giveUpAfterMs } = workerData
/** The file descriptor is used, because `process.stderr` in a worker waits while the main thread is blocked. */
const STDERR = 2
/** How long the main thread may take to exit by itself. */
const GRACE_MS = 1_000

let lastBeat = performance.now()

const timer = setInterval(() => {
  const problem = beat()
  if (problem === null) {
    lastBeat = performance.now()
  } else if (problem === 'lost' || performance.now() - lastBeat > giveUpAfterMs) {
    clearInterval(timer)
    stopProcess(problem)
  }
}, beatMs)

/** Changes only the time stamp of the file, which also works on a full disk. */
function beat() {
  try {
    if (!readFileSync(path, 'utf8').includes(owner)) return 'lost'
    const now = new Date()
    utimesSync(path, now, now)
    return null
  } catch (error) {
    const { code = String(error) } = error
    return code === 'ENOENT' ? 'lost' : code
  }
}

function stopProcess(problem) {
  const reason = problem === 'lost' ? 'is gone or belongs to another process' : `cannot be refreshed (${problem})`
  const sentence = `The lock of the data folder (${path}) ${reason}. Plinth stops at once to protect the data.`
  parentPort?.postMessage(sentence)
  // The main thread can be blocked by a query, and must not continue to write.
  setTimeout(() => {
    writeSync(STDERR, `${sentence}\n`)
    process.kill(process.pid, 'SIGKILL')
  }, GRACE_MS)
}
