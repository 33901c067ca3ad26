import { expect, test } from 'vitest'
import { company } from '#demo/company.ts'
import { textSections } from '../lib/text-sections.ts'
import { disclaimerText } from './disclaimer-text.ts'
import { privacyText } from './privacy-text.ts'

test('every heading of the built-in texts has a paragraph below it', () => {
  for (const text of [privacyText(company), disclaimerText(company)]) {
    const { sections } = textSections(text)
    expect(sections.length).toBeGreaterThan(4)
    expect(sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([])
  }
})
