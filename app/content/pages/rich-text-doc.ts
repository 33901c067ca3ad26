import { type Mark, type Node, Schema } from 'prosemirror-model'
import type { RichText, RichTextPart, TextRun } from '#contract/content/rich-text.schema.ts'

/** The formats of the contract as an editor schema, which drops all others from pasted text. */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'text*',
      // A heading that is pasted into an empty paragraph stays a heading.
      defining: true,
      parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
      toDOM: () => ['h4', 0],
    },
    bulletList: { group: 'block', content: 'item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    numberedList: { group: 'block', content: 'item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    emphasis: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
})

const { nodes, marks } = richTextSchema

export function docOf(text: RichText): Node {
  return nodes.doc.create(null, text.length > 0 ? text.map(nodeOf) : nodes.paragraph.create())
}

function nodeOf(part: RichTextPart): Node {
  if (part.kind !== 'list') return nodes[part.kind].create(null, part.runs.map(textOf))
  const items = part.items.map((runs) => nodes.item.create(null, nodes.paragraph.create(null, runs.map(textOf))))
  return (part.isNumbered ? nodes.numberedList : nodes.bulletList).create(null, items)
}

function textOf({ text, strong, emphasis, link }: TextRun): Node {
  const style: Mark[] = []
  if (link !== undefined) style.push(marks.link.create({ href: link }))
  if (strong) style.push(marks.strong.create())
  if (emphasis) style.push(marks.emphasis.create())
  return richTextSchema.text(text, style)
}

/** Leaves out empty paragraphs, headings and list items, which the editor needs while typing. */
export function richTextOf(doc: Node): RichText {
  return doc.children.flatMap((node): RichTextPart[] => {
    if (node.type === nodes.paragraph || node.type === nodes.heading) {
      const kind = node.type === nodes.paragraph ? 'paragraph' : 'heading'
      return isBlank(node) ? [] : [{ kind, runs: runsOf(node) }]
    }
    const items = node.children.filter((item) => !isBlank(item)).map((item) => runsOf(item.child(0)))
    return items.length > 0 ? [{ kind: 'list', isNumbered: node.type === nodes.numberedList, items }] : []
  })
}

function isBlank(node: Node) {
  return node.textContent === ''
}

function runsOf(node: Node): TextRun[] {
  return node.children.map(({ text = '', marks: style }) => {
    const link = marks.link.isInSet(style)
    return {
      text,
      ...(marks.strong.isInSet(style) && { strong: true }),
      ...(marks.emphasis.isInSet(style) && { emphasis: true }),
      ...(link && { link: String(link.attrs.href) }),
    }
  })
}
