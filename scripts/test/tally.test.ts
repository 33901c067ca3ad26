import { expect, test } from 'vitest'
import {
  add,
  failuresOfVitest,
  isClean,
  NOTHING,
  resultLine,
  tallyOfCheck,
  tallyOfPlaywright,
  tallyOfVitest,
} from './tally.ts'

const vitestReport = {
  numTotalTests: 7,
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [{ status: 'passed', fullName: 'it works' }],
    },
  ],
}

const playwrightReport = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }

test('the result line states how many tests passed and failed', () => {
  const total = [tallyOfCheck(true), tallyOfCheck(false), tallyOfVitest(vitestReport, 0)].reduce(add, NOTHING)

  expect(resultLine(total)).toBe('8 passed, 1 failed')
  expect(isClean(total)).toBe(false)
})

test('a run without tests fails', () => {
  expect(isClean(NOTHING)).toBe(false)
  expect(tallyOfVitest({ ...vitestReport, numTotalTests: 0, numPassedTests: 0, testResults: [] }, 0)).toEqual({
    passed: 0,
    failed: 1,
  })
  expect(tallyOfPlaywright({ ...playwrightReport, stats: { ...playwrightReport.stats, expected: 0 } }, 0).failed).toBe(
    1,
  )
})

test('a runner without a report counts as one failure', () => {
  expect(tallyOfVitest(null, 0)).toEqual({ passed: 0, failed: 1 })
  expect(tallyOfPlaywright(null, 0)).toEqual({ passed: 0, failed: 1 })
})

test('skipped and todo tests count as failed', () => {
  expect(tallyOfVitest({ ...vitestReport, numTotalTests: 10, numPendingTests: 2, numTodoTests: 1 }, 0)).toEqual({
    passed: 7,
    failed: 3,
  })
  expect(tallyOfPlaywright({ ...playwrightReport, stats: { ...playwrightReport.stats, skipped: 3 } }, 0).failed).toBe(3)
})

test('tests of a worker that died count as failed', () => {
  expect(tallyOfVitest({ ...vitestReport, numTotalTests: 9 }, 0)).toEqual({ passed: 7, failed: 2 })
})

test('a test file that does not load counts as failed', () => {
  const testResults = [
    ...vitestReport.testResults,
    { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
  ]

  expect(tallyOfVitest({ ...vitestReport, testResults }, 1)).toEqual({ passed: 7, failed: 1 })
  expect(failuresOfVitest({ ...vitestReport, testResults })).toEqual(['b.test.ts\nNo such module'])
})

test('failed tests are listed with file, name and message', () => {
  const failing = { status: 'failed', fullName: 'it counts', failureMessages: ['expected 1 to be 2'] }
  const testResults = vitestReport.testResults.map((file) => ({
    ...file,
    status: 'failed',
    assertionResults: [...file.assertionResults, failing],
  }))

  expect(failuresOfVitest({ ...vitestReport, testResults })).toEqual(['a.test.ts › it counts\nexpected 1 to be 2'])
  expect(failuresOfVitest(vitestReport)).toEqual([])
})

test('a failing exit code counts as one failure even if every test passed', () => {
  expect(tallyOfVitest(vitestReport, 1)).toEqual({ passed: 7, failed: 1 })
  expect(tallyOfPlaywright(playwrightReport, null)).toEqual({ passed: 4, failed: 1 })
})

test('up to three browser tests that pass on retry count as passed, more count as failed', () => {
  const withFlaky = (flaky: number) => ({ ...playwrightReport, stats: { ...playwrightReport.stats, flaky } })

  expect(tallyOfPlaywright(withFlaky(3), 0)).toEqual({ passed: 7, failed: 0 })
  expect(tallyOfPlaywright(withFlaky(4), 0)).toEqual({ passed: 4, failed: 4 })
})
