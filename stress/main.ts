import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backup } from './backup.ts'
import { crash } from './crash.ts'
import { disk } from './disk.ts'
import { flood } from './flood.ts'
import { forms, fuzz } from './fuzz.ts'
import { roll } from './roll.ts'
import { several } from './several.ts'
import { BUILT_SERVER, closeSites } from './site.ts'
import { slow } from './slow.ts'
import { soak } from './soak.ts'
import { stop } from './stop.ts'
import type { StressTest } from './stress-test.ts'

const STRESS_TESTS: Record<string, StressTest> = {
  crash,
  stop,
  disk,
  backup,
  several,
  roll,
  fuzz,
  forms,
  flood,
  slow,
  soak,
}

await main()

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      seconds: { type: 'string' },
      engine: { type: 'string', default: 'embedded' },
      folder: { type: 'string' },
    },
  })
  const test = STRESS_TESTS[positionals[0] ?? '']
  const engine = test?.engine ?? values.engine
  if (!test || (engine !== 'embedded' && engine !== 'postgres')) return explain()
  if (!existsSync(BUILT_SERVER)) {
    console.error('There is no build. Call npm run build first.')
    process.exitCode = 1
    return
  }

  // All files of the test and of the processes it starts are under one folder, which is removed at exit.
  const folder = mkdtempSync(join(tmpdir(), 'plinth-stress-'))
  // When run as root, PostgreSQL runs as another user, which needs access to its files in this folder.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGINT', () => void closeSites().finally(() => process.exit(130)))
  const begun = performance.now()
  const { figures, faults } = await test.run({
    engine,
    count: Number(values.count ?? test.count ?? 1),
    seconds: Number(values.seconds ?? test.seconds ?? 10),
    folder: values.folder ?? null,
  })
  console.log(`${positionals[0]} on ${engine}, ${Math.round((performance.now() - begun) / 1000)} s`)
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(42)} ${value}`)
  for (const fault of faults.slice(0, 20)) console.error(`  FAIL ${fault}`)
  console.log(faults.length === 0 ? '  Passed.' : `  ${faults.length} failures.`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

function explain() {
  console.error('npm run stress -- NAME [--count N] [--seconds N] [--engine embedded|postgres] [--folder PATH]')
  for (const [name, { does }] of Object.entries(STRESS_TESTS)) console.error(`  ${name.padEnd(8)} ${does}`)
  process.exitCode = 1
}
