import { expect, test } from 'vitest'
import { textSections } from './text-sections.ts'

test('blank lines separate paragraphs, and short lines without a full stop are headings', () => {
  expect(
    textSections('First.\n\nSecond\nline.\n\nWhat we keep\n\nA name.\r\n\r\nAn address.\n\n\nYour rights\n\nAsk us.'),
  ).toEqual({
    opening: ['First.', 'Second\nline.'],
    sections: [
      { id: '1-what-we-keep', title: 'What we keep', paragraphs: ['A name.', 'An address.'] },
      { id: '2-your-rights', title: 'Your rights', paragraphs: ['Ask us.'] },
    ],
  })
})

test('a text without headings is only an opening, and an empty text has no content', () => {
  expect(textSections('Only this.')).toEqual({ opening: ['Only this.'], sections: [] })
  expect(textSections('  \n\n ')).toEqual({ opening: [], sections: [] })
})

test('equal headings get different ids', () => {
  const { sections } = textSections('Cookies\n\nOne.\n\nCookies\n\nTwo.')

  expect(new Set(sections.map(({ id }) => id)).size).toBe(2)
})

test('markup is treated as plain text', () => {
  expect(textSections('<script>alert(1)</script>\n\nWords.').sections[0]?.title).toBe('<script>alert(1)</script>')
})
