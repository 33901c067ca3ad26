import { Bold, Heading2, Italic, Link, List, ListOrdered, Pilcrow } from 'lucide'
import { setBlockType, toggleMark } from 'prosemirror-commands'
import { wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { useEffect, useId, useRef, useState } from 'react'
import type { RichText } from '#contract/content/rich-text.schema.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { FieldNotes } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useEditor } from './editor-context.ts'
import { LinkDialog } from './link-dialog.tsx'
import { errorUnder } from './page-draft.ts'
import { pageLabels } from './page-labels.ts'
import { richTextSchema } from './rich-text-doc.ts'
import { createTextView, isActive, liftFromList, linkAt, type TextView } from './rich-text-view.ts'

const { nodes, marks } = richTextSchema

interface RichTextFieldProps {
  label: string
  name: string
  value: RichText
  onChange: (text: RichText) => void
}

/** Like other fields it is uncontrolled, and `value` is its initial value. */
export function RichTextField({ label, name, value, onChange }: RichTextFieldProps) {
  const id = useId()
  const { live, isSubmitted } = useEditor()
  const message = isSubmitted ? errorUnder(live, name) : null
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<TextView>(null)
  const latest = useRef(onChange)
  latest.current = onChange
  const start = useRef(value)
  const [state, setState] = useState<EditorState | null>(null)
  const [link, setLink] = useState<string | null>(null)

  useEffect(() => {
    if (!place.current) return
    const created = createTextView(place.current, {
      text: start.current,
      labelId: `${id}-label`,
      onState: setState,
      onChange: (text) => latest.current(text),
    })
    view.current = created
    return () => created.destroy()
  }, [id])

  useEffect(() => view.current?.describe(message === null ? null : `${id}-error`), [id, message])

  function run(command: Command) {
    view.current?.run(command)
  }

  const isSelected = state !== null && (!state.selection.empty || linkAt(state) !== null)
  return (
    <div className="field" data-status={message === null ? 'resting' : 'invalid'}>
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <div className="rich-text">
        <div className="rich-text-tools" role="toolbar" aria-label={label}>
          {TOOLS.map(({ tool, icon, of, command }) => (
            <IconButton
              key={tool}
              label={tool}
              icon={<Icon of={icon} size={17} />}
              aria-pressed={state !== null && isActive(state, of)}
              onClick={() => run(command)}
            />
          ))}
          <IconButton
            label={pageLabels.link}
            icon={<Icon of={Link} size={17} />}
            aria-pressed={state !== null && linkAt(state) !== null}
            aria-haspopup="dialog"
            aria-disabled={!isSelected}
            title={isSelected ? pageLabels.link : pageLabels.selectFirst}
            onClick={() => isSelected && setLink((state && linkAt(state)) ?? '')}
          />
          <span className="rich-text-keys">{pageLabels.undoKeys}</span>
        </div>
        <div ref={place} className="rich-text-text" />
      </div>
      <FieldNotes id={id} message={message} />
      <LinkDialog
        address={link}
        onSet={(address) => {
          setLink(null)
          view.current?.setLink(address)
        }}
        onClose={() => setLink(null)}
      />
    </div>
  )
}

const list =
  (kind: 'bulletList' | 'numberedList'): Command =>
  (state, dispatch) =>
    isActive(state, nodes[kind]) ? liftFromList(state, dispatch) : wrapInList(nodes[kind])(state, dispatch)

/** A list cannot contain a heading, so the text is first moved out of its list. */
const plain = (kind: 'paragraph' | 'heading'): Command => {
  return (state, dispatch) => liftFromList(state, dispatch) || setBlockType(nodes[kind])(state, dispatch)
}

const TOOLS = [
  { tool: 'Paragraph', icon: Pilcrow, of: nodes.paragraph, command: plain('paragraph') },
  { tool: 'Heading', icon: Heading2, of: nodes.heading, command: plain('heading') },
  { tool: 'Strong', icon: Bold, of: marks.strong, command: toggleMark(marks.strong) },
  { tool: 'Emphasis', icon: Italic, of: marks.emphasis, command: toggleMark(marks.emphasis) },
  { tool: 'List', icon: List, of: nodes.bulletList, command: list('bulletList') },
  { tool: 'Numbered list', icon: ListOrdered, of: nodes.numberedList, command: list('numberedList') },
]
