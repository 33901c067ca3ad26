import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backup } from './backup.ts'
import { crash } from './crash.ts'
import { disk } from './disk.ts'
import { flood } from './flood.ts'
import { forms, fuzz } from './fuzz.ts'
import type { Ordeal } from './ordeal.ts'
import { roll } from './roll.ts'
import { several } from './several.ts'
import { BUILT_SERVER, closeSites } from './site.ts'
import { slow } from './slow.ts'
import { soak } from './soak.ts'
import { stop } from './stop.ts'

const ORDEALS: Record<string, Ordeal> = { crash, stop, disk, backup, several, roll, fuzz, forms, flood, slow, soak }

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
  const ordeal = ORDEALS[positionals[0] ?? '']
  const engine = ordeal?.engine ?? values.engine
  if (!ordeal || (engine !== 'embedded' && engine !== 'postgres')) return explain()
  if (!existsSync(BUILT_SERVER)) {
    console.error('There is no build. Call npm run build first.')
    process.exitCode = 1
    return
  }

  // Whatever an ordeal writes, and whatever it starts writes, lies under one folder that goes with it.
  const folder = mkdtempSync(join(tmpdir(), 'plinth-ordeal-'))
  // Where root runs this, PostgreSQL runs as a user of its own, who has to find its files in there.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGINT', () => void closeSites().finally(() => process.exit(130)))
  const begun = performance.now()
  const { figures, faults } = await ordeal.run({
    engine,
    count: Number(values.count ?? ordeal.count ?? 1),
    seconds: Number(values.seconds ?? ordeal.seconds ?? 10),
    folder: values.folder ?? null,
  })
  console.log(`${positionals[0]} on ${engine}, ${Math.round((performance.now() - begun) / 1000)} s`)
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(42)} ${value}`)
  for (const fault of faults.slice(0, 20)) console.error(`  FAULT ${fault}`)
  console.log(faults.length === 0 ? '  Stood.' : `  ${faults.length} faults.`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

function explain() {
  console.error('npm run ordeal -- NAME [--count N] [--seconds N] [--engine embedded|postgres] [--folder PATH]')
  for (const [name, { does }] of Object.entries(ORDEALS)) console.error(`  ${name.padEnd(8)} ${does}`)
  process.exitCode = 1
}
