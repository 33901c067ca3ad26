export interface Tally {
  passed: number
  failed: number
}

export const NOTHING: Tally = { passed: 0, failed: 0 }

/** Only the fields of vitest's `--reporter=json` report that are used here. */
export interface VitestReport {
  numTotalTests: number
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

/** Only the fields of Playwright's `--reporter=json` report that are used here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A check with only a pass or fail result counts as one test. */
export function tallyOfCheck(isPassed: boolean): Tally {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * A skipped test and a file that could not be loaded count as failed. When a worker dies, vitest reports its file as
 * passed and counts its tests only in the total, so tests that are missing from the other counts count as failed too.
 */
export function tallyOfVitest(report: VitestReport | null, exitCode: number | null): Tally {
  if (!report) return tallyOfCheck(false)
  const { numTotalTests, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  const lost = Math.max(0, numTotalTests - numPassedTests - numFailedTests - numPendingTests - numTodoTests)
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return withRunnersWord(exitCode, {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + lost + broken.length,
  })
}

export function failuresOfVitest(report: VitestReport | null) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [`${name}\n${message}`]
    return assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages }) => [`${name} › ${fullName}`, ...(failureMessages ?? [])].join('\n'))
  })
}

/** The run fails if more than this many tests pass only on retry. */
const MOST_FLAKY = 3

export function tallyOfPlaywright(report: PlaywrightReport | null, exitCode: number | null): Tally {
  if (!report) return tallyOfCheck(false)
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + skipped + report.errors.length
  const tally = flaky > MOST_FLAKY ? { passed: expected, failed: failed + flaky } : { passed: expected + flaky, failed }
  return withRunnersWord(exitCode, tally)
}

export function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}

export function isClean({ passed, failed }: Tally) {
  return failed === 0 && passed > 0
}

export function resultLine({ passed, failed }: Tally) {
  return `${passed} passed, ${failed} failed`
}

/** Worded differently from `resultLine`, the last line of a run, so that scripts cannot confuse the two. */
export function shareOf({ passed, failed }: Tally) {
  return `${failed === 0 ? '✓' : '✗'} ${passed} of ${passed + failed}`
}

/** A run without tests, or with a failing exit code although every test passed, counts as one failure. */
function withRunnersWord(exitCode: number | null, tally: Tally): Tally {
  const ranNothing = tally.passed + tally.failed === 0
  const endedBadly = exitCode !== 0 && tally.failed === 0
  return ranNothing || endedBadly ? add(tally, tallyOfCheck(false)) : tally
}
