import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { Fragment, type MarkType, type NodeType, Slice } from 'prosemirror-model'
import { liftListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import * as z from 'zod/mini'
import { type RichText, safeLink } from '#contract/content/rich-text.schema.ts'
import { docOf, richTextOf, richTextSchema } from './rich-text-doc.ts'

const { nodes, marks } = richTextSchema

export const liftFromList: Command = liftListItem(nodes.item)

interface TextViewOptions {
  text: RichText
  labelId: string
  onState: (state: EditorState) => void
  onChange: (text: RichText) => void
}

export type TextView = ReturnType<typeof createTextView>

export function createTextView(place: HTMLElement, { text, labelId, onState, onChange }: TextViewOptions) {
  let errorId: string | null = null
  const view = new EditorView(place, {
    state: EditorState.create({
      doc: docOf(text),
      plugins: [
        history(),
        keymap({
          'Mod-z': undo,
          'Mod-y': redo,
          'Mod-Shift-z': redo,
          'Mod-b': toggleMark(marks.strong),
          'Mod-i': toggleMark(marks.emphasis),
          Enter: splitListItem(nodes.item),
        }),
        keymap(baseKeymap),
      ],
    }),
    attributes: () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      ...(errorId !== null && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
    }),
    // Links in pasted text are only kept if a save would accept them.
    transformPasted: ({ content, openStart, openEnd }) => new Slice(withSafeLinks(content), openStart, openEnd),
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction)
      view.updateState(state)
      onState(state)
      if (transaction.docChanged) onChange(richTextOf(state.doc))
    },
  })
  onState(view.state)

  return {
    run(command: Command) {
      command(view.state, (transaction) => view.dispatch(transaction))
      view.focus()
    },
    /** Links the selected text, or changes the link at the cursor; null removes the link. */
    setLink(address: string | null) {
      const { from, to } = linkRange(view.state)
      const { tr } = view.state
      tr.removeMark(from, to, marks.link)
      if (address !== null) tr.addMark(from, to, marks.link.create({ href: address }))
      view.dispatch(tr)
      view.focus()
    },
    describe(id: string | null) {
      errorId = id
      view.setProps({})
    },
    destroy: () => view.destroy(),
  }
}

function withSafeLinks(fragment: Fragment): Fragment {
  return Fragment.fromArray(
    fragment.content.map((node) => {
      if (!node.isText) return node.copy(withSafeLinks(node.content))
      return node.mark(node.marks.filter(({ type, attrs }) => type !== marks.link || !linkError(String(attrs.href))))
    }),
  )
}

export function linkError(address: string) {
  return z.safeParse(safeLink(), address).error?.issues[0]?.message ?? null
}

/** A paragraph inside a list is not reported as a paragraph. */
export function isActive({ selection, storedMarks, doc }: EditorState, type: NodeType | MarkType) {
  const { $from, from, to, empty } = selection
  if ('isInSet' in type && 'removeFromSet' in type) {
    return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
  }
  if (type === nodes.paragraph) return $from.parent.type === type && $from.depth === 1
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) => node.type === type)
}

export function linkAt({ selection }: EditorState): string | null {
  const { $from, from, to } = selection
  const node = from === to ? ($from.nodeBefore ?? $from.nodeAfter) : $from.nodeAfter
  const link = node && (marks.link.isInSet(node.marks) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []))
  return link ? String(link.attrs.href) : null
}

/** Returns the selection or, if it is empty, the whole link at the cursor. */
function linkRange({ selection, doc }: EditorState) {
  const { $from, from, to, empty } = selection
  if (!empty) return { from, to }
  const href = linkAt({ selection } as EditorState)
  const range = { from, to }
  const start = $from.start()
  doc.nodesBetween(start, $from.end(), (node, at) => {
    const isSame = marks.link.isInSet(node.marks)?.attrs.href === href && href !== null
    if (isSame && at <= from && at + node.nodeSize >= from) Object.assign(range, { from: at, to: at + node.nodeSize })
  })
  return range
}
