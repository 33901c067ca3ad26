import { Pencil } from 'lucide'
import { useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import type { ProgressUpdate } from '#contract/catalog/progress.schema.ts'
import { stageInWords } from '#contract/catalog/stage-in-words.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { Button, IconButton } from '../../ui/action/button.tsx'
import { Chips } from '../../ui/action/chips.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Pill } from '../../ui/feedback/pill.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { DeleteButton } from '../../ui/overlay/confirm.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { PartThumb } from './part-thumb.tsx'
import { UPDATE_LABELS, updatesByTower } from './progress-values.ts'
import './part-tab.css'

const { progress: messages } = editorMessages
const SHOWN_AT_ONCE = 10

interface ProgressListProps {
  updates: readonly ProgressUpdate[]
  selected: ProgressUpdate | null
  nameOf: (update: ProgressUpdate) => string
  onEdit: (update: ProgressUpdate) => void
  onRemove: (update: ProgressUpdate) => Promise<void>
}

export function ProgressList({ updates, selected, nameOf, onEdit, onRemove }: ProgressListProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [most, setMost] = useState(SHOWN_AT_ONCE)
  const towers = updatesByTower(updates)
  const tower = towers.find(({ key }) => key === chosen)
  const fitting = tower?.updates ?? updates
  const shown = fitting.slice(0, most)
  const removal = useFocusAfterRemoval<HTMLUListElement>('.part-actions button')

  if (updates.length === 0) {
    return (
      <Panel>
        <EmptyState as="h2" title={messages.none} text={messages.noneText} />
      </Panel>
    )
  }
  return (
    <Panel
      className="progress-updates"
      title={messages.updates}
      actions={
        towers.length > 1 && (
          <Chips
            label={UPDATE_LABELS.tower}
            chosen={tower?.key ?? null}
            onChoose={(value) => {
              setChosen(value)
              setMost(SHOWN_AT_ONCE)
            }}
            chips={[
              { value: null, label: messages.all, count: updates.length },
              ...towers.map(({ key, name, updates: own }) => ({
                value: key,
                label: name ?? messages.wholeProject,
                count: own.length,
              })),
            ]}
          />
        )
      }
      footer={
        <>
          {messages.showing(shown.length, fitting.length)}
          {shown.length < fitting.length && (
            <Button variant="line" size="sm" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
              {messages.earlier}
            </Button>
          )}
        </>
      }
    >
      <ul {...removal}>
        {shown.map((update) => (
          <li key={update.id} data-selected={update.id === selected?.id || undefined}>
            <time dateTime={update.date}>{writtenDay(update.date)}</time>
            <div>
              <p>
                {update.tower !== null && <Pill>{update.tower}</Pill>} <b>{stageInWords(update)}</b>
              </p>
              {update.text && <p className="progress-update-text">{update.text}</p>}
              {update.photographs.length > 0 && (
                <p className="progress-thumbs">
                  {update.photographs.map((photograph) => (
                    <PartThumb key={photograph} image={photograph} />
                  ))}
                </p>
              )}
              <p className={update.verifiedBy === null ? 'progress-unverified' : 'progress-verified'}>
                {update.verifiedBy === null ? messages.notVerified : messages.verifiedBy(update.verifiedBy)}
              </p>
            </div>
            <span className="part-actions">
              <IconButton
                label={`${recordsMessages.edit} ${nameOf(update)}`}
                title={recordsMessages.edit}
                icon={<Icon of={Pencil} size={17} />}
                onClick={() => onEdit(update)}
              />
              <DeleteButton name={nameOf(update)} onDelete={() => onRemove(update)} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
