import { expect, test } from 'vitest'
import catalogue from './message-catalogue.fixture.json' with { type: 'json' }

const messages = import.meta.glob<object>('./**/*.messages.ts', { eager: true })
// Includes the demo, because the specified slogan is a text of the demo company. The source text is compared, because a
// list derived from other messages repeats strings without defining them again.
const sources = import.meta.glob<string>(
  ['./**/*.messages.ts', './**/*.constants.ts', '../demo/{company,home-page,about-page}.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

const wanted = Object.entries(catalogue).flatMap(([id, text]) => [text].flat().map((string) => ({ id, string })))
const code = Object.values(sources)
  .map((source) => source.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  .join('\n')

test('the catalogue has all 195 strings of the specification and the 39 added ones', () => {
  const ids = Object.keys(catalogue)
  expect(ids.filter((id) => id.startsWith('STR'))).toHaveLength(195)
  expect(ids.filter((id) => id.startsWith('ADD'))).toHaveLength(39)
})

test.each(wanted)('$id, «$string», is defined exactly once, character by character', ({ string }) => {
  expect(timesTyped(string)).toBe(1)
})

test('no message is defined twice', () => {
  const all = Object.values(messages).flatMap(sentencesIn)
  const repeated = all.filter((message, at) => all.indexOf(message) !== at)

  expect(all.length).toBeGreaterThan(200)
  expect(repeated).toEqual([])
})

function timesTyped(string: string) {
  return code.split(`'${string}'`).length - 1 + (code.split(`"${string}"`).length - 1)
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}
