import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFaults, type RedirectEntry } from './check-redirects.ts'

const stored = (from: string, to: string | null): RedirectEntry => ({ from, to, line: null })

function messagesOf(lines: [from: string, to: string | null][], others: RedirectEntry[] = []) {
  const entries = lines.map(([from, to], nth) => ({ from, to, line: nth + 2 }))
  const faults = findFaults(entries, others)
  return entries.map((entry) => faults.get(entry) ?? null)
}

test('accepts redirects to pages and to other sites', () => {
  expect(
    messagesOf([
      ['/a', '/home'],
      ['/b', '/home'],
      ['/c', null],
      ['/d', 'https://x.example/a'],
    ]),
  ).toEqual([null, null, null, null])
})

test('refuses a chain and names the line that redirects further', () => {
  expect(
    messagesOf([
      ['/a', '/b?x=1'],
      ['/b', '/c'],
    ]),
  ).toEqual(['Chain: line 3 sends /b on to /c. Write that as the target.', null])
  expect(
    messagesOf([
      ['/a', '/b'],
      ['/b', null],
    ])[0],
  ).toBe('Chain: line 3 says that /b is gone.')
})

test('a loop is reported with the line that leads back', () => {
  expect(messagesOf([['/a', '/a/']])).toEqual(['This address leads to itself.'])
  expect(
    messagesOf([
      ['/a', '/b'],
      ['/b', '/a'],
    ]),
  ).toEqual(['Loop: line 3 sends /b back to /a.', 'Loop: line 2 sends /a back to /b.'])
  expect(
    messagesOf([
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/a'],
    ])[0],
  ).toBe('Loop: line 4 sends /c back to /a.')
})

test('stored redirects are checked as well, unless a line replaces them', () => {
  expect(messagesOf([['/a', '/b']], [stored('/b', '/c')])[0]).toContain('Chain: a redirect sends /b on to /c.')
  expect(messagesOf([['/b', '/c']], [stored('/a', '/b')])[0]).toContain('Chain: /a already leads to /b.')
  expect(
    messagesOf(
      [
        ['/b', '/c'],
        ['/a', '/c'],
      ],
      [stored('/a', '/b')],
    ),
  ).toEqual([null, null])
  expect(messagesOf([['/b', '/a']], [stored('/a', '/b')])[0]).toBe('Loop: a redirect sends /a back to /b.')
})

test('the second line with the same address is reported as wrong', () => {
  expect(
    messagesOf([
      ['/a', '/x'],
      ['/b', '/x'],
      ['/a', '/y'],
    ]),
  ).toEqual([null, null, 'Line 2 redirects this address already.'])
})

test('a chain of 20,000 lines is checked in less than five seconds', () => {
  const lines = Array.from({ length: 20_000 }, (_, nth): [string, string] => [`/${nth}`, `/${nth + 1}`])
  const before = process.cpuUsage()

  expect(messagesOf(lines).filter((message) => message !== null)).toHaveLength(19_999)
  expect(process.cpuUsage(before).user / 1e6, 'seconds of processor time').toBeLessThan(5)
})

const path = fc.integer({ min: 0, max: 7 }).map((nth) => `/${nth}`)
const target = fc.oneof({ weight: 6, arbitrary: path }, fc.constant(null), fc.constant('https://x.example/0'))
const entries = fc.array(fc.tuple(path, target), { maxLength: 8 })

test('reports a fault exactly when a source repeats or a target is redirected itself', () => {
  fc.assert(
    fc.property(entries, entries, (before, given) => {
      const others = withoutChains(before)
      const lines = given.map(([from, to], nth) => ({ from, to, line: nth + 2 }))
      const faults = findFaults(lines, others)
      const all = new Map([...others, ...lines].map(({ from, to }) => [from, to]))
      const isRepeated = new Set(given.map(([from]) => from)).size < given.length
      const isChained = [...all.values()].some((to) => to !== null && all.has(to))
      expect(faults.size > 0).toBe(isRepeated || isChained)
    }),
    { seed: 20261117, numRuns: 3_000 },
  )
})

test('every entry of a loop, and no other, gets the message about the loop', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(path, target), { selector: ([from]) => from }), (given) => {
      const lines = given.map(([from, to], nth) => ({ from, to, line: nth + 2 }))
      const faults = findFaults(lines, [])
      const all = new Map(given)
      for (const line of lines) {
        let at: string | null = line.to
        for (let step = 0; step < given.length && at !== line.from; step += 1) at = (at && all.get(at)) ?? null
        const isSaid = /^Loop|itself/.test(faults.get(line) ?? '')
        expect(isSaid).toBe(at === line.from)
      }
    }),
    { seed: 20261117, numRuns: 3_000 },
  )
})

/** Stored redirects never form chains, so entries that would are left out. */
function withoutChains(given: readonly [string, string | null][]) {
  const kept: RedirectEntry[] = []
  for (const [from, to] of given)
    if (findFaults([...kept, stored(from, to)], []).size === 0) kept.push(stored(from, to))
  return kept
}
