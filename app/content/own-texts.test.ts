import { expect, test } from 'vitest'
import { textSections } from '../lib/text-sections.ts'
import { DISCLAIMER_TEXT } from './disclaimer-text.ts'
import { PRIVACY_TEXT } from './privacy-text.ts'

test('our own texts have headings, and something under each', () => {
  for (const text of [PRIVACY_TEXT, DISCLAIMER_TEXT]) {
    const { sections } = textSections(text)
    expect(sections.length).toBeGreaterThan(4)
    expect(sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([])
  }
})
