import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PALETTES } from './look.constants.ts'
import { DEFAULT_LOOK, isDefaultLook } from './look.schema.ts'
import { contrast, contrastFaults, LEAST_CONTRAST, TEXT_PAIRS, tokensOf } from './look-colours.ts'
import { LookDraft } from './look-draft.schema.ts'

const [limestone, monsoon] = PALETTES

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBeCloseTo(ratio, 2)
})

test.each(PALETTES)('every text colour of the palette $name has enough contrast to its backgrounds', (palette) => {
  const tokens: Record<string, string> = { ...colourTokensOfCss(), ...tokensOf(palette) }

  expect(contrastFaults(palette)).toEqual([])
  for (const { text, on } of TEXT_PAIRS) {
    expect(contrast(tokens[text] ?? '', tokens[on] ?? ''), `${text} on ${on}`).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  }
})

test('the first palette has exactly the colours of the style sheet', () => {
  expect(colourTokensOfCss()).toMatchObject(tokensOf(limestone))
})

test('the other palettes share no colour with the first one, except that of errors on ink', () => {
  const first = new Set(Object.values(tokensOf(limestone)))

  for (const palette of PALETTES.slice(1)) {
    const kept = Object.entries(tokensOf(palette)).filter(([, colour]) => first.has(colour))
    expect(kept.map(([name]) => name)).toEqual(['danger-300'])
  }
})

test.each([
  ['accent', '#3fa39b'],
  ['accent', '#ffffff'],
  ['ink', '#8a9aa0'],
  ['ink', '#66767a'],
  ['ground', '#8899aa'],
  ['ground', '#0f2326'],
] as const)('the colour suggested for the %s %s has enough contrast, a nearer one has not', (field, colour) => {
  const [fault, ...others] = contrastFaults({ ...monsoon, [field]: colour })

  expect(fault?.field).toBe(field)
  expect(others).toEqual([])
  expect(fault?.ratio).toBeLessThan(LEAST_CONTRAST)
  const fixed = contrastFaults({ ...monsoon, [field]: fault?.nearest ?? '' })
  expect(fixed.filter((left) => left.field === field)).toEqual([])
  const almost = mixed(colour, fault?.nearest ?? '', 0.9)
  expect(contrastFaults({ ...monsoon, [field]: almost })[0]?.field).toBe(field)
})

test('an accent that is slightly too light gets a suggestion with just enough contrast', () => {
  const [fault] = contrastFaults({ ...monsoon, accent: '#2a706a' })
  expect(fault).toBeUndefined()

  const [lighter] = contrastFaults({ ...monsoon, accent: '#3a8680' })
  expect(contrast(lighter?.nearest ?? '', monsoon.ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  expect(contrast(lighter?.nearest ?? '', monsoon.ground)).toBeLessThan(LEAST_CONTRAST + 0.1)
})

test('when the ground is too dark, only the ground is refused and not the colours on it', () => {
  expect(contrastFaults({ ground: '#101010', ink: '#f0f0f0', accent: '#f0c070' }).map(({ field }) => field)).toEqual([
    'ground',
  ])
})

test('a draft accepts colours in any letter case and without #', () => {
  const draft = { ...DEFAULT_LOOK, ground: 'E9EDEC', ink: ' #0F2326 ', accent: '#1f6460' }

  expect(z.safeDecode(LookDraft, draft as never).data).toMatchObject({ ground: '#e9edec', ink: '#0f2326' })
})

test('a look whose own colours equal those of the default palette counts as the default look', () => {
  const { ground, ink, accent } = limestone

  expect(isDefaultLook(DEFAULT_LOOK)).toBe(true)
  expect(isDefaultLook({ ...DEFAULT_LOOK, palette: 'neem', ground, ink, accent })).toBe(true)
  expect(isDefaultLook({ ...DEFAULT_LOOK, palette: 'neem' })).toBe(false)
  expect(isDefaultLook({ ...DEFAULT_LOOK, type: 'schibsted' })).toBe(false)
  expect(isDefaultLook({ ...DEFAULT_LOOK, dateStyle: 'd MMM yyyy' })).toBe(false)
})

/** The colours of `:root` in the style sheet. */
function colourTokensOfCss() {
  const css = readFileSync('app/styles/tokens.css', 'utf8')
  const root = css.slice(css.indexOf(':root {'), css.indexOf('[data-app="admin"]'))
  return Object.fromEntries([...root.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, colour]) => [name, colour]))
}

function mixed(from: string, to: string, share: number) {
  const channels = [1, 3, 5].map((at) => {
    const [one, other] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number]
    return Math.round(one + (other - one) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
