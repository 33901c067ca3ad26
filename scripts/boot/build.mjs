import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expectedError } from './expected-error.mjs'
import { whileLocked } from './lock.mjs'
import { fromRoot, root } from './paths.mjs'
import { runStepQuietly } from './run.mjs'

const STAMP = fromRoot('build/.stamp')

const BUNDLED_FILM = 'demo/files/ProjectVideos/1730000000000_hero.mp4'

const SOURCES = [
  'contract',
  'server',
  'app',
  'demo',
  BUNDLED_FILM,
  'public',
  'scripts/precompress.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** True for files that do not affect the build: tests, and demo files that are read from their folder at run time. */
const isLeftOut = (path) => (path.startsWith('demo/files') && path !== BUNDLED_FILM) || /\.test\.tsx?$/.test(path)

export async function ensureBuilt(node) {
  if (isBuilt()) return
  await whileLocked(async () => {
    if (!isBuilt()) await build(node, { isQuiet: true })
  })
}

export async function rebuild(node, { isQuiet }) {
  await whileLocked(() => build(node, { isQuiet }))
}

function isBuilt() {
  return readStamp() === fingerprintOfSources()
}

async function build(node, { isQuiet }) {
  const started = Date.now()
  const sources = fingerprintOfSources()
  const env = { ...process.env, NODE_ENV: 'production' }
  console.error('Building …')
  // Remove the stamp until the build is complete, so that a partial build is never served.
  rmSync(STAMP, { force: true })
  for (const args of [
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    ['scripts/precompress.ts', 'build/client'],
  ]) {
    const { code, output } = await runStepQuietly(node, args, { env })
    if (code !== 0 || !isQuiet) console.error(output.trim())
    if (code !== 0) throw expectedError('The build failed; the reason is above.')
  }
  mkdirSync(fromRoot('build'), { recursive: true })
  writeFileSync(STAMP, sources)
  console.error(`Built in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return null
  }
}

function fingerprintOfSources() {
  return fingerprint({ folder: fileURLToPath(root), names: SOURCES, isLeftOut })
}

/** One hash of names and contents of files and folders, in sorted order. */
export function fingerprint({ folder, names, isLeftOut }) {
  const hash = createHash('sha256')
  for (const path of names.flatMap((name) => filesIn(folder, name, isLeftOut)).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(folder, path, isLeftOut) {
  const full = join(folder, path)
  if (isLeftOut(path) || !existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full).flatMap((name) => filesIn(folder, `${path}/${name}`, isLeftOut))
}
