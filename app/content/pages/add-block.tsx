import {
  Building2,
  CircleQuestionMark,
  FileText,
  Hash,
  type IconNode,
  Image,
  Images,
  Inbox,
  Signpost,
  TextAlignStart,
  Users,
} from 'lucide'
import { useEffect, useState } from 'react'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { BLOCK_KINDS, type BlockKind, PAGE_LIMIT } from '#contract/content/site-pages.constants.ts'
import { newKey } from '../../lib/new-key.ts'
import { Icon } from '../../ui/icon.tsx'
import { partsOf, withParts } from './page-draft.ts'
import { BLOCK_NAMES, pageLabels } from './page-labels.ts'
import { newBlock } from './part-forms.ts'

const ICONS: Record<BlockKind, IconNode> = {
  text: TextAlignStart,
  picture: Image,
  pictures: Images,
  numbers: Hash,
  people: Users,
  questions: CircleQuestionMark,
  timeline: Signpost,
  files: FileText,
  projects: Building2,
  enquiry: Inbox,
}

interface AddBlockProps {
  page: ManagedPage
  change: (update: (before: ManagedPage) => ManagedPage) => void
  onOpen: (part: string) => void
}

export function AddBlock({ page, change, onOpen }: AddBlockProps) {
  const [added, setAdded] = useState<string | null>(null)

  // The opened form pushes the buttons out of view, so the focus is moved to it. This is an effect, because the render
  // can be delayed while the preview loads the code for the first block of a kind.
  useEffect(() => {
    if (added === null) return
    const part = document.getElementById(`part-${added}`)
    part?.scrollIntoView({ block: 'start' })
    part?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true })
  }, [added])

  if (page.blocks.length >= PAGE_LIMIT.blocks) return null

  function add(kind: BlockKind) {
    const id = newKey()
    change((before) => withParts(before, [...partsOf(before), newBlock(kind, id)]))
    onOpen(id)
    setAdded(id)
  }

  return (
    <section className="page-add" aria-label={pageLabels.addBlock}>
      <b className="page-add-title">{pageLabels.addBlock}</b>
      <div>
        {BLOCK_KINDS.map((kind) => (
          <button key={kind} type="button" onClick={() => add(kind)}>
            <Icon of={ICONS[kind]} size={18} />
            {BLOCK_NAMES[kind]}
          </button>
        ))}
      </div>
    </section>
  )
}
