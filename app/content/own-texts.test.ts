import { expect, test } from 'vitest'
import { company } from '#demo/company.ts'
import { textSections } from '../lib/text-sections.ts'
import { disclaimerText } from './disclaimer-text.ts'
import { privacyText } from './privacy-text.ts'

test('the built-in texts have headings with text below each of them', () => {
  for (const text of [privacyText(company), disclaimerText(company)]) {
    const { sections } = textSections(text)
    expect(sections.length).toBeGreaterThan(4)
    expect(sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([])
  }
})
