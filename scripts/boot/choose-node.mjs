import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expectedError } from './expected-error.mjs'
import { fromRoot } from './paths.mjs'

export const PINNED_NODE = fileURLToPath(fromRoot('node_modules/.bin/node'))

/** The oldest Node version that our packages support. */
const OLDEST = { major: 22, minor: 22 }

/** The Node installed with the packages; without one for this platform, the host's Node if it is new enough. */
export function chooseNode() {
  if (isUsable(PINNED_NODE)) return PINNED_NODE
  if (isNewEnough(process.versions.node)) return process.execPath
  throw expectedError(
    `Plinth needs Node ${OLDEST.major}.${OLDEST.minor} or newer (26 is best): this one is ${process.versions.node}, and the packages hold none that runs on ${process.platform} ${process.arch}.`,
  )
}

/** Whether this Node exists and starts. The installed one does not start on a system with another C library. */
export function isUsable(node) {
  return spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0
}

export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)
}
