import fc from 'fast-check'
import { Fragment, Slice } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { RichText, type TextRun } from '#contract/content/rich-text.schema.ts'
import { docOf, richTextOf, richTextSchema } from './rich-text-doc.ts'

const run = fc.record(
  {
    text: fc.string({ minLength: 1, maxLength: 20 }),
    strong: fc.boolean(),
    emphasis: fc.boolean(),
    link: fc.constantFrom('/contactus', 'https://example.com/a?b=c', 'mailto:hello@example.com', 'tel:+911204000000'),
  },
  { requiredKeys: ['text'] },
)
const runs = fc.array(run, { minLength: 1, maxLength: 5 })
const part = fc.oneof(
  fc.record({ kind: fc.constantFrom('paragraph', 'heading'), runs }),
  fc.record({
    kind: fc.constant('list'),
    isNumbered: fc.boolean(),
    items: fc.array(runs, { minLength: 1, maxLength: 4 }),
  }),
)
const richText = fc.array(part, { maxLength: 6 }).map((parts) => z.parse(RichText, parts))

test('any valid text keeps its content when it is read back from its document', () => {
  fc.assert(
    fc.property(richText, (text) => {
      const doc = docOf(text)
      doc.check()
      const read = richTextOf(doc)

      expect(docOf(read).eq(doc)).toBe(true)
      expect(read).toEqual(text.map(withJoinedRuns))
      expect(z.parse(RichText, read)).toEqual(read)
    }),
  )
})

test('empty paragraphs, headings and list items of a document are left out of its text', () => {
  const { doc, paragraph, heading, bulletList, item } = richTextSchema.nodes
  const typed = doc.create(null, [
    paragraph.create(),
    heading.create(),
    bulletList.create(null, [item.create(null, paragraph.create()), item.create(null, paragraph.create())]),
    bulletList.create(null, [
      item.create(null, paragraph.create()),
      item.create(null, paragraph.create(null, richTextSchema.text('PAN'))),
    ]),
  ])

  expect(richTextOf(typed)).toEqual([{ kind: 'list', isNumbered: false, items: [[{ text: 'PAN' }]] }])
  expect(richTextOf(docOf([]))).toEqual([])
})

test('headings pasted into an empty text stay headings', () => {
  const { doc, paragraph, heading } = richTextSchema.nodes
  const pasted = Fragment.from([
    heading.create(null, richTextSchema.text('Delivery')),
    paragraph.create(null, richTextSchema.text('On the printed day.')),
  ])
  const { tr } = EditorState.create({ doc: doc.create(null, paragraph.create()) })

  // As in a paste: ProseMirror opens the pasted slice at both ends.
  expect(richTextOf(tr.replaceSelection(new Slice(pasted, 1, 1)).doc)).toEqual([
    { kind: 'heading', runs: [{ text: 'Delivery' }] },
    { kind: 'paragraph', runs: [{ text: 'On the printed day.' }] },
  ])
})

type Part = z.output<typeof RichText>[number]

/** The editor merges adjacent runs of the same style and does not store styles that are false. */
function withJoinedRuns(one: Part): Part {
  return one.kind === 'list' ? { ...one, items: one.items.map(joined) } : { ...one, runs: joined(one.runs) }
}

function joined(list: readonly TextRun[]) {
  const result: TextRun[] = []
  for (const { text, strong, emphasis, link } of list) {
    const style = { ...(strong && { strong }), ...(emphasis && { emphasis }), ...(link !== undefined && { link }) }
    const last = result.at(-1)
    const { text: lastText = '', ...lastStyle } = last ?? {}
    if (last && JSON.stringify(sorted(lastStyle)) === JSON.stringify(sorted(style))) last.text = lastText + text
    else result.push({ text, ...style })
  }
  return result
}

function sorted(style: object) {
  return Object.entries(style).toSorted(([one], [other]) => one.localeCompare(other))
}
