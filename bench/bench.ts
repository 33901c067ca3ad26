import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createCleanUp } from './clean-up.ts'
import { GROUPS, type GroupName } from './groups.ts'
import { asMarkdown, asText, describeMachine, loadNow, type Results } from './report.ts'
import { isMet } from './rows.ts'

await main(process.argv.slice(2))

async function main(args: string[]) {
  const options = read(args)
  if (!options) return
  const cleanUp = createCleanUp()
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      isStopped = true
      await cleanUp.run()
      process.exit(130)
    })
  }

  const results: Results = {
    command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
    at: new Date().toISOString(),
    machine: describeMachine(),
    loadBefore: loadNow(),
    rows: [],
    failures: [],
  }
  for (const name of options.names) {
    console.log(`\n── ${name}: ${GROUPS[name].title}`)
    try {
      const rows = (await GROUPS[name].run({ ...options, cleanUp })).map((row) => ({ group: name, ...row }))
      results.rows.push(...rows)
      console.log(asText({ rows }))
    } catch (error) {
      if (isStopped) return
      results.failures.push(`${name}: ${error instanceof Error ? error.message : error}`)
      console.error(error)
    }
    await cleanUp.run()
  }
  await keep(results, options.file)
  conclude(results, options)
}

function read(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'string', default: 'data/bench.json' },
      markdown: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '4' },
    },
  })
  const unknown = positionals.find((word) => !isGroup(word))
  if (unknown !== undefined) {
    console.error(`There is no group "${unknown}". These exist: ${Object.keys(GROUPS).join(', ')}.`)
    process.exitCode = 1
    return null
  }
  const all = Object.keys(GROUPS) as GroupName[]
  return {
    names: all.filter((name) => positionals.length === 0 || positionals.includes(name)),
    file: resolve(values.json),
    isMarkdown: values.markdown,
    runs: Number(values.runs),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
  }
}

function isGroup(word: string): word is GroupName {
  return Object.hasOwn(GROUPS, word)
}

async function keep(results: Results, file: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
}

/** A goal that is missed is a result; only a measurement that failed is a failure of the run. */
function conclude(results: Results, { file, isMarkdown }: { file: string; isMarkdown: boolean }) {
  const missed = results.rows.filter((row) => isMet(row) === false)
  if (isMarkdown) console.log(`\n${asMarkdown(results)}`)
  console.log(`\nWritten to ${file}.`)
  console.log(
    missed.length === 0 ? 'No goal was missed.' : `Missed goals: ${missed.map(({ what }) => what).join('; ')}.`,
  )
  for (const failure of results.failures) console.error(`Not measured: ${failure}`)
  process.exitCode = results.failures.length > 0 ? 1 : 0
}
