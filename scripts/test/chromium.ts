import { existsSync } from 'node:fs'
import { runStep } from '../boot/run.mjs'

// Prefer the headless shell: the full browser draws a window and a toolbar for every test, which is slower.
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Returns the path of a browser, which is installed if there is none. If that fails, prints why and returns null. */
export async function ensureChromium(): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH || null
  if (named && !existsSync(named)) {
    console.error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return null
  }
  const found = named ?? (await findChromium())
  if (found) return found

  const installers = [
    () => installFromDebian('chromium-headless-shell'),
    () => installFromDebian('chromium'),
    installFromPlaywright,
  ]
  for (const install of installers) {
    await install()
    const installed = await findChromium()
    if (installed) return installed
  }
  console.error('The browser tests need Chromium: install it, or name its program in CHROMIUM_PATH.')
  return null
}

async function findChromium() {
  const { chromium } = await import('@playwright/test')
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

async function installFromDebian(name: string) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  console.log(`   Installing ${name} with apt-get …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runStep('apt-get', ['update', '-qq'], { env })
  await runStep('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
}

async function installFromPlaywright() {
  console.log("   Installing Playwright's Chromium …")
  await runStep(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
}
