import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Bench, createCleanUp } from './bench-context.ts'
import { measureCatalogue } from './groups/catalogue.ts'
import { measureFinder } from './groups/finder.ts'
import { measureFreshness } from './groups/fresh.ts'
import { measureLighthouse } from './groups/lighthouse.ts'
import { measureLists } from './groups/lists.ts'
import { measureMemory } from './groups/memory.ts'
import { measurePages } from './groups/pages.ts'
import { measureStart } from './groups/start.ts'
import { measureViews } from './groups/views.ts'
import { type Goal, isMet, type Row } from './rows.ts'

interface Group {
  title: string
  run: (bench: Bench) => Promise<Row[]>
}

const GROUPS = {
  pages: { title: 'cached and uncached pages and responses', run: measurePages },
  fresh: { title: 'time until an edit is visible', run: measureFreshness },
  catalogue: { title: 'thousands of projects', run: measureCatalogue },
  finder: { title: 'the finder, uncached', run: measureFinder },
  lists: { title: 'long lists in the back office', run: measureLists },
  lighthouse: { title: 'Lighthouse, as a phone', run: measureLighthouse },
  views: { title: 'bytes of a first view', run: measureViews },
  memory: { title: 'memory at rest', run: measureMemory },
  start: { title: 'from an empty folder', run: measureStart },
} satisfies Record<string, Group>

type GroupName = keyof typeof GROUPS

interface Results {
  command: string
  at: string
  machine: string
  /** The load average before the run. Above one per core, other programs distort the measured times. */
  loadBefore: number
  rows: (Row & { group: string })[]
  failures: string[]
}

function describeMachine() {
  return `${availableParallelism()} cores ${process.arch}${cpus()[0]?.model ? `, ${cpus()[0]?.model}` : ''}, Node ${process.versions.node}`
}

const loadNow = () => Math.round((loadavg()[0] ?? 0) * 10) / 10

function asText({ rows }: Pick<Results, 'rows'>) {
  const lines = rows.map((row) => [row.group, row.what, figureOf(row), goalOf(row), verdictOf(row), row.note ?? ''])
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

function asMarkdown({ rows, machine, at, command, loadBefore }: Results) {
  return [
    `Measured ${at.slice(0, 10)} by \`${command}\` on ${machine}; load before the run ${loadBefore}.`,
    '',
    '| What | Figure | Goal | |',
    '|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.what}${row.note ? `; ${row.note}` : ''} | ${figureOf(row)} | ${goalOf(row)} | ${verdictOf(row)} |`,
    ),
  ].join('\n')
}

function figureOf({ value, unit }: Row) {
  return `${shown(value)} ${unit}`.trim()
}

function goalOf({ goal, unit }: Row) {
  return goal ? `${'atLeast' in goal ? '≥' : '≤'} ${shown(boundOf(goal))} ${unit}`.trim() : ''
}

function verdictOf(row: Row) {
  if (!row.goal) return ''
  if (isMet(row)) return 'met'
  const bound = boundOf(row.goal)
  return bound === 0 ? 'MISSED' : `MISSED by ${Math.ceil((Math.abs(row.value - bound) / bound) * 100)} %`
}

const boundOf = (goal: Goal) => ('atLeast' in goal ? goal.atLeast : goal.atMost)

/** More digits would suggest a precision that the measurements do not have. */
function shown(value: number) {
  if (value === 0 || Math.abs(value) >= 100) return String(Math.round(value))
  return String(Number(value.toPrecision(3)))
}

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
  await save(results, options.file)
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

async function save(results: Results, file: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
}

/** A missed goal does not fail the run; only a failed measurement does. */
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
