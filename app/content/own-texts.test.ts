import { expect, test } from 'vitest'
import { textSections } from '../lib/text-sections.ts'
import { DISCLAIMER_TEXT } from './disclaimer-text.ts'
import { PRIVACY_TEXT } from './load-privacy.ts'

test('the built-in texts have headings with text below each of them', () => {
  for (const text of [PRIVACY_TEXT, DISCLAIMER_TEXT]) {
    const { sections } = textSections(text)
    expect(sections.length).toBeGreaterThan(4)
    expect(sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([])
  }
})
