import { expect, test } from 'vitest'
import { DEFAULT_LOOK } from '#contract/company/look.schema.ts'
import { shownLook } from './theme.ts'

test('the default look sets no custom properties', () => {
  expect(shownLook()).toEqual({})
  expect(shownLook(DEFAULT_LOOK)).toEqual({})
})

test('the colours and fonts of a look become custom properties', () => {
  const { theme } = shownLook({ ...DEFAULT_LOOK, palette: 'monsoon', type: 'newsreader' })

  expect(theme).toMatchObject({
    '--stone': '#e9edec',
    '--ink': '#0f2326',
    '--brass-700': '#1f6460',
    '--shade': '10 23 25',
    '--ff-text': 'var(--ff-serif)',
    '--ff-form': 'var(--ff-sans)',
  })
})

test('a look with only another date style sets no custom properties', () => {
  expect(shownLook({ ...DEFAULT_LOOK, dateStyle: 'd MMM yyyy' })).toEqual({ hasWrittenDays: true })
})
