import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { ensureBuilt, rebuild } from '../boot/build.mjs'
import { fromRoot } from '../boot/paths.mjs'
import { runStep, runStepQuietly } from '../boot/run.mjs'
import { ensureChromium } from './chromium.ts'
import { ENGINE_SENSITIVE } from './engine-sensitive.ts'
import {
  failuresOfVitest,
  type PlaywrightReport,
  type Tally,
  tallyOfCheck,
  tallyOfPlaywright,
  tallyOfVitest,
  type VitestReport,
} from './tally.ts'
import { WITH_PROCESSES } from './with-processes.ts'

const ROOTS = ['contract', 'server', 'app', 'demo']

/** Prints each violated rule with its remedy. Returns whether there was none. */
async function checkImportRules() {
  const options = await extractOptions('./.dependency-cruiser.cjs')
  const { output } = await cruise(ROOTS, options, undefined, { tsConfig: extractTSConfig('./tsconfig.json') })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of its result')

  const faults = [...unseenRoots(output), ...brokenRules(output)]
  for (const fault of faults) console.error(`   ${fault}`)
  if (faults.length === 0) console.log(`   ${output.summary.totalCruised} modules, ${countImports(output)} imports`)
  return faults.length === 0
}

/**
 * Reports the folders in which no module was found: with an unsupported TypeScript version no rule could be violated.
 */
function unseenRoots({ modules }: ICruiseResult) {
  const isSeen = (root: string) => modules.some(({ source }) => source.startsWith(`${root}/`) && /\.tsx?$/.test(source))
  return ROOTS.filter((root) => !isSeen(root)).map((root) => `No TypeScript module was seen in ${root}/.`)
}

function brokenRules({ summary }: ICruiseResult) {
  const comments = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]))
  return summary.violations.map(
    ({ rule, from, to }) => `${from} → ${to}\n      ${rule.name}: ${comments.get(rule.name)}`,
  )
}

function countImports({ summary }: ICruiseResult) {
  return summary.totalDependenciesCruised ?? 0
}

// The checks start many processes that load the same modules, so they share a compile cache.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(fromRoot('node_modules/.cache/plinth/compiled'))

export type StepName = 'lint' | 'types' | 'imports' | 'unused' | 'unit' | 'postgres' | 'build' | 'browser'

export interface Run {
  filters: string[]
  failed: ReadonlySet<StepName>
  /**
   * Messages of failed unit and API tests, which are printed again at the end of the run. The browser tests run last,
   * so their messages are at the end already.
   */
  failures: string[]
  /** Leaves out the slow tests of the step, unless files are named. */
  isQuick: boolean
  /** False for parallel steps, which print the output of their programs at the end so that it is not interleaved. */
  isAlone: boolean
}

interface Step {
  title: string
  run: (run: Run) => Promise<Tally>
}

/**
 * The stages in order of execution, the fastest first. The steps of a stage run in parallel, because none of them uses
 * all cores all the time.
 */
export const STAGES: StepName[][] = [['lint', 'types', 'imports', 'unused'], ['unit', 'postgres', 'build'], ['browser']]

/** Leaves out the browser, the build and PostgreSQL, and the unit tests that start processes. */
export const QUICK: StepName[] = ['lint', 'types', 'imports', 'unused', 'unit']

export const STEPS: Record<StepName, Step> = {
  lint: {
    title: 'style and common mistakes (Biome)',
    run: (run) => check(run, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']),
  },
  types: {
    title: 'types (TypeScript)',
    run: (run) =>
      check(
        run,
        ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
        typeCheck('.', 'product'),
        typeCheck('scripts', 'scripts'),
      ),
  },
  imports: {
    title: 'who may import whom (dependency-cruiser)',
    run: async () => tallyOfCheck(await checkImportRules()),
  },
  unused: {
    title: 'unused files, exports and packages (knip)',
    run: (run) => check(run, ['node_modules/knip/bin/knip.js', '--no-progress']),
  },
  unit: {
    title: 'rules and API on the embedded database (Vitest)',
    run: (run) => {
      const isWhole = !run.isQuick || run.filters.length > 0
      return vitest(run, { leftOut: isWhole ? [] : existing(WITH_PROCESSES) })
    },
  },
  postgres: {
    title: 'engine-sensitive API tests on PostgreSQL (Vitest)',
    run: ({ filters, ...run }) =>
      vitest(
        { ...run, filters: filters.length > 0 ? filters : existing(ENGINE_SENSITIVE) },
        { env: { TEST_ENGINE: 'postgres' } },
      ),
  },
  build: { title: 'production build', run: () => attempt(() => rebuild(process.execPath, { isQuiet: true })) },
  browser: { title: 'the product in a browser (Playwright)', run: playwright },
}

/** Calls `tsc` by path, because two packages provide one. Incremental: checks only files affected by a change. */
function typeCheck(project: string, cacheName: string) {
  const cacheFile = `node_modules/.cache/plinth/types/${cacheName}.tsbuildinfo`
  return ['node_modules/ts7/bin/tsc', '--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', cacheFile]
}

async function check({ isAlone }: Run, ...commands: string[][]): Promise<Tally> {
  const runProgram = isAlone ? runStep : runAndReport
  for (const args of commands) {
    const code = await runProgram(process.execPath, args)
    if (code !== 0) return tallyOfCheck(false)
  }
  return tallyOfCheck(true)
}

interface VitestOptions {
  env?: NodeJS.ProcessEnv
  leftOut?: string[]
}

async function vitest({ filters, isAlone, failures }: Run, { env = {}, leftOut = [] }: VitestOptions) {
  const runProgram = isAlone ? runStep : runAndReport
  return withReportFile<VitestReport, Tally>(async (file, read) => {
    const code = await runProgram(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...leftOut.map((path) => `--exclude=${path}`),
        ...filters,
      ],
      { env: { ...process.env, ...env } },
    )
    const report = read()
    failures.push(...failuresOfVitest(report))
    return tallyOfVitest(report, code)
  })
}

async function playwright({ filters, failed }: Run): Promise<Tally> {
  if (failed.has('build')) {
    console.log('   Not run, because the build failed.')
    return tallyOfCheck(false)
  }
  const preparation = await attempt(() => ensureBuilt(process.execPath))
  const chromium = await ensureChromium()
  if (preparation.failed > 0 || !chromium) return tallyOfCheck(false)

  return withReportFile<PlaywrightReport, Tally>(async (file, read) => {
    const code = await runStep(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...filters],
      { env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    )
    return tallyOfPlaywright(read(), code)
  })
}

/** Vitest ignores a filter that matches no file, so a renamed test file would silently drop out of a list. */
function existing(files: string[]) {
  const missing = files.filter((file) => !existsSync(fromRoot(file)))
  if (missing.length > 0) throw new Error(`No such test file: ${missing.join(', ')}`)
  return files
}

async function runAndReport(...program: Parameters<typeof runStepQuietly>) {
  const { code, output } = await runStepQuietly(...program)
  process.stdout.write(output)
  return code
}

async function attempt(work: () => Promise<unknown>): Promise<Tally> {
  try {
    await work()
    return tallyOfCheck(true)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return tallyOfCheck(false)
  }
}

async function withReportFile<Report, Result>(work: (file: string, read: () => Report | null) => Promise<Result>) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-report-'))
  const file = join(folder, 'report.json')
  try {
    return await work(file, () => readReport<Report>(file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
