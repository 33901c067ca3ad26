import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { RichText } from './rich-text.schema.ts'
import { PAGE_LIMIT } from './site-pages.constants.ts'
import { sitePagesMessages as messages } from './site-pages.messages.ts'

const paragraph = (run: object) => [{ kind: 'paragraph', runs: [{ text: 'Text', ...run }] }]
const refusalOf = (text: unknown) => z.safeParse(RichText, text).error?.issues[0]?.message

test('a text has paragraphs, headings and lists, and keeps the spaces between its runs', () => {
  const text = [
    { kind: 'heading', runs: [{ text: 'Papers' }] },
    { kind: 'paragraph', runs: [{ text: 'None of them ' }, { text: 'from us', emphasis: true }, { text: '.' }] },
    {
      kind: 'list',
      isNumbered: true,
      items: [[{ text: 'PAN', strong: true }], [{ text: 'Form', link: '/contactus' }]],
    },
  ]

  expect(z.parse(RichText, text)).toEqual(text)
})

test.each([
  'https://example.com/a?b=c#d',
  'http://example.com',
  'mailto:hello@example.com?subject=Visit',
  'tel:+911204000000',
  '/products/residential',
  '/',
])('the link %s is accepted', (link) => {
  expect(refusalOf(paragraph({ link }))).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  '\\\\example.com',
  'https:\\\\example.com',
  'https://',
  'example.com',
  'mailto:nobody',
  'tel:call-me',
  '#part',
  '',
])('the link %j is refused', (link) => {
  expect(refusalOf(paragraph({ link }))).toBe(messages.unsafeLink)
})

test('unknown parts, HTML and empty parts are refused', () => {
  expect(refusalOf([{ kind: 'script', runs: [{ text: 'x' }] }])).toBe(messages.unknownPart)
  expect(refusalOf('<p>Text</p>')).toBe(messages.richTextUnreadable)
  expect(refusalOf([{ kind: 'paragraph', runs: [] }])).toBe(messages.emptyPart)
  expect(refusalOf([{ kind: 'list', isNumbered: false, items: [] }])).toBe(messages.emptyPart)
})

test('unknown properties of a run are dropped', () => {
  expect(z.parse(RichText, paragraph({ onclick: 'alert(1)' }))).toEqual(paragraph({}))
})

test('a text has limits for parts, for runs and for the characters of all runs of a paragraph', () => {
  const runs = (count: number, text: string) => [{ kind: 'paragraph', runs: Array(count).fill({ text }) }]

  expect(refusalOf(Array(PAGE_LIMIT.richTextParts).fill(paragraph({})[0]))).toBeUndefined()
  expect(refusalOf(Array(PAGE_LIMIT.richTextParts + 1).fill(paragraph({})[0]))).toBe(messages.tooManyParts)
  expect(refusalOf(runs(PAGE_LIMIT.runs + 1, 'a'))).toBe(messages.tooManyRuns)
  expect(refusalOf(runs(2, 'a'.repeat(2_501)))).toBe('This text is too long.')
})
