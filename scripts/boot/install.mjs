import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isUsable, PINNED_NODE } from './choose-node.mjs'
import { expectedError } from './expected-error.mjs'
import { whileLocked } from './lock.mjs'
import { fromRoot } from './paths.mjs'
import { runStepQuietly } from './run.mjs'

const STAMP = fromRoot('node_modules/.boot-stamp')
/** npm's list of installed packages. */
const INSTALLED = fromRoot('node_modules/.package-lock.json')
const BIN = fileURLToPath(fromRoot('node_modules/.bin'))

/**
 * `needs` is `run` for the packages that building and running need, or `all` to include those of tests and benchmarks.
 */
export async function ensureInstalled(needs) {
  if (isInstalled(needs)) return
  await whileLocked(async () => {
    if (!isInstalled(needs)) await install(needs)
  })
}

function isInstalled(needs) {
  const stamp = readStamp()
  return stamp.lockfile === fingerprintOfLockfile() && covers(stamp.has, needs)
}

const covers = (has, needs) => has === 'all' || has === needs

async function install(needs) {
  const started = Date.now()
  const has = isEverythingThere() ? 'all' : needs
  console.error('Installing packages …')
  const options = ['--include=optional', has === 'all' ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund']
  let result = await npm(['ci', ...options])
  // If a registry lacks binaries of other platforms, `npm ci` refuses a lockfile that is complete for this one.
  if (/npm error code EUSAGE/.test(result.output)) result = await npm(['install', '--no-save', ...options])
  if (result.code !== 0)
    throw expectedError(`${result.output.trim()}\n\nThe packages could not be installed; npm says why above.`)

  if (!isUsable(PINNED_NODE)) rmSync(PINNED_NODE, { force: true })
  // Node's headers are a tenth of the install and only needed to compile native add-ons.
  rmSync(fromRoot(`node_modules/node-${process.platform}-${process.arch}/include`), { recursive: true, force: true })
  writeFileSync(STAMP, JSON.stringify({ lockfile: fingerprintOfLockfile(), has }))
  console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** Runs npm without node_modules/.bin on the path: npm must not run on the Node there, because `npm ci` deletes it. */
function npm(args) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => entry !== BIN)
  return runStepQuietly('npm', args, { env: { ...process.env, PATH: path.join(delimiter) } })
}

/** Whether development packages are installed, by this script or by npm. If they are, an update installs them too. */
function isEverythingThere() {
  try {
    return readFileSync(INSTALLED, 'utf8').includes('"dev": true')
  } catch {
    return false
  }
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))
  } catch {
    return { lockfile: null, has: null }
  }
}

function fingerprintOfLockfile() {
  const lockfile = readFileSync(fromRoot('package-lock.json'))
  return createHash('sha256').update(lockfile).update(`${process.platform} ${process.arch}`).digest('hex')
}
