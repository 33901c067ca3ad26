import type { RichTextPart, TextRun } from '#contract/content/rich-text.schema.ts'

const runsOf = (text: string | TextRun[]): TextRun[] => (typeof text === 'string' ? [{ text }] : text)

export const paragraph = (text: string | TextRun[]): RichTextPart => ({ kind: 'paragraph', runs: runsOf(text) })

export const heading = (text: string): RichTextPart => ({ kind: 'heading', runs: [{ text }] })

export const list = (items: string[]): RichTextPart => ({
  kind: 'list',
  isNumbered: false,
  items: items.map((text) => [{ text }]),
})

export const numberedList = (items: string[]): RichTextPart => ({
  kind: 'list',
  isNumbered: true,
  items: items.map((text) => [{ text }]),
})

export const link = (text: string, address: string): TextRun => ({ text, link: address })
