import { spawn } from 'node:child_process'

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program in our place: its input and output are ours, and so is its end. */
export async function run(program, args, { env = process.env } = {}) {
  const { code, signal } = await follow(spawn(program, args, { stdio: 'inherit', env }))
  if (signal) process.kill(process.pid, signal)
  else process.exitCode = code
}

/** Runs a program as one step of several. Told to stop meanwhile, we stop with it. */
export async function runStep(program, args, { env = process.env } = {}) {
  const end = await follow(spawn(program, args, { stdio: 'inherit', env }))
  stopIfTold(end)
  return end.code
}

/** The same for a program whose output nobody wants to read unless it fails. */
export async function runStepQuietly(program, args, { env = process.env } = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const end = await follow(child)
  stopIfTold(end)
  return { code: end.code, output: Buffer.concat(output).toString() }
}

function stopIfTold({ passedOn }) {
  if (passedOn) process.kill(process.pid, passedOn)
}

/** Passes every signal on until the program ends, so that stopping us stops it and nothing is left behind. */
async function follow(child) {
  const lastSeen = {}
  let passedOn = null
  const passOn = (signal) => {
    // A terminal and npm both bring us the same Ctrl-C; the program should hear of it once.
    if (Date.now() - (lastSeen[signal] ?? 0) < 1000) return
    lastSeen[signal] = Date.now()
    passedOn = signal
    child.kill(signal)
  }
  for (const signal of PASSED_ON) process.on(signal, passOn)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => resolve({ code, signal, passedOn }))
    })
  } finally {
    for (const signal of PASSED_ON) process.off(signal, passOn)
  }
}
