import { spawn } from 'node:child_process'

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program with the input and output of this process, and exits with its exit code. */
export async function run(program, args, { env = process.env } = {}) {
  const { code, signal } = await follow(spawn(program, args, { stdio: 'inherit', env }))
  if (signal) process.kill(process.pid, signal)
  else process.exitCode = code
}

/** Runs a program as one of several steps and returns its exit code. A signal ends the program and this process. */
export async function runStep(program, args, { env = process.env } = {}) {
  const end = await follow(spawn(program, args, { stdio: 'inherit', env }))
  stopIfSignalled(end)
  return end.code
}

/** Like `runStep`, but also returns the output instead of showing it. */
export async function runStepQuietly(program, args, { env = process.env } = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const end = await follow(child)
  stopIfSignalled(end)
  return { code: end.code, output: Buffer.concat(output).toString() }
}

function stopIfSignalled({ passedOn }) {
  if (passedOn) process.kill(process.pid, passedOn)
}

/** Forwards signals until the program ends, so that it does not outlive this process. */
async function follow(child) {
  const lastSeen = {}
  let passedOn = null
  const passOn = (signal) => {
    // One Ctrl-C can arrive twice, from the terminal and from npm. Forward it only once.
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
