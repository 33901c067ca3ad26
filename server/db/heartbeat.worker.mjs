import { readFileSync, utimesSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

// JavaScript, because a thread that strips types first takes 17 MB more.

/** @type {import('./heartbeat.ts').HeartbeatData} */
const { path, owner, beatMs, giveUpAfterMs } = workerData
/** `process.stderr` of a thread only writes while the main thread runs. */
const STDERR = 2
/** How long the main thread may take to end the process itself. */
const GRACE_MS = 1_000

let lastBeat = performance.now()

const timer = setInterval(() => {
  const problem = beat()
  if (problem === null) {
    lastBeat = performance.now()
  } else if (problem === 'lost' || performance.now() - lastBeat > giveUpAfterMs) {
    clearInterval(timer)
    giveUp(problem)
  }
}, beatMs)

/** Only the file's time is changed, which also works on a full disk. */
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

function giveUp(problem) {
  const reason = problem === 'lost' ? 'is gone or belongs to another process' : `cannot be refreshed (${problem})`
  const sentence = `The lock of the data folder (${path}) ${reason}. Plinth stops at once to protect the data.`
  parentPort?.postMessage(sentence)
  // A query may keep the main thread busy, and must not go on writing.
  setTimeout(() => {
    writeSync(STDERR, `${sentence}\n`)
    process.kill(process.pid, 'SIGKILL')
  }, GRACE_MS)
}
