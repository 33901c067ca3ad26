import { expect, test } from 'vitest'
import { DEFAULT_LOOK } from '#contract/company/look.schema.ts'
import { shownLook } from './theme.ts'

test('a page without a saved look gets no style', () => {
  expect(shownLook()).toEqual({})
  expect(shownLook(DEFAULT_LOOK)).toEqual({})
})

test('a look becomes custom properties of the document', () => {
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

test('another date style needs no style', () => {
  expect(shownLook({ ...DEFAULT_LOOK, dateStyle: 'd MMM yyyy' })).toEqual({ hasWrittenDays: true })
})
