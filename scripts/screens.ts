import { rm } from 'node:fs/promises'
import { ensureBuilt } from './boot/build.mjs'
import { fromRoot } from './boot/paths.mjs'
import { runStep } from './boot/run.mjs'
import { ensureChromium } from './test/chromium.ts'

await ensureBuilt(process.execPath)
const chromium = await ensureChromium()
if (!chromium) process.exit(1)

// Removes all screenshots, so that none remains of a page that no longer exists. Those of the README are in another
// folder and are overwritten.
await rm(fromRoot('docs/screens/pages'), { recursive: true, force: true })
process.exitCode = await runStep(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/screens/screens.config.ts'],
  { env: { ...process.env, CHROMIUM_PATH: chromium } },
)
