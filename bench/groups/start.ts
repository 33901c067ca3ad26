import { cp, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { freePort } from '#test/child-server.ts'
import { type Bench, temporaryFolder } from '../bench-context.ts'
import type { Row } from '../rows.ts'
import { runToEnd, startProgram, waitFor } from '../run-program.ts'

export async function measureStart(bench: Bench): Promise<Row[]> {
  const folder = join(await temporaryFolder(bench.cleanUp), 'plinth')
  await copySource(folder)
  const port = await freePort()
  const running = startProgram({
    program: 'npm',
    args: ['start'],
    options: { cwd: folder, env: { ...withoutOurs(process.env), PORT: String(port) } },
    cleanUp: bench.cleanUp,
  })
  const seconds = await waitFor(`http://127.0.0.1:${port}/home`, { running, within: 600_000 })
  const used = await runToEnd({ program: 'du', args: ['-sk', folder], cleanUp: bench.cleanUp })
  return [
    {
      what: 'Empty folder to first page by npm start, warm package cache',
      value: seconds,
      unit: 's',
      goal: { atMost: 90 },
    },
    { what: 'On disk after it', value: Number.parseInt(used, 10) / 1024, unit: 'MB', goal: { atMost: 700 } },
  ]
}

/** Leaves out the folders in `.gitignore`, which contain generated files. */
async function copySource(folder: string) {
  const made = (await readFile('.gitignore', 'utf8')).split('\n').filter((line) => line.endsWith('/'))
  const left = new Set(['.git', ...made.map((line) => line.slice(0, -1))])
  const root = process.cwd()
  await cp(root, folder, { recursive: true, filter: (path) => !left.has(relative(root, path)) })
}

/** Removes variables that npm has set or that configure this process: they refer to this folder. */
function withoutOurs(env: NodeJS.ProcessEnv) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_|^(NODE_ENV|PORT|DATA_DIR|INIT_CWD)$/i.test(name)),
  )
}
